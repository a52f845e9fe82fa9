import { today } from '../../src/opening/today.ts';
import { CONTENT_FILES, type ContentFile, DEMONSTRATION } from '../../src/pharmacy/content.ts';
import type { Clause } from '../../src/pharmacy/mistakes/mistakes.ts';
import { missingPhotograph } from '../../src/pharmacy/photographs/photograph.ts';
import { findingsIn } from '../../src/pharmacy/publishing/findings.ts';
import { readTexts } from '../../src/pharmacy/read-texts.ts';
import { parseSource, type Source } from '../../src/pharmacy/source.ts';
import type { FieldSentence } from './changes.ts';
import { changesBetween, placeName, type ShownFinding, shownFinding, shownMistakes } from './content.ts';
import { dataIn, FILE_NAMES, type FileName, pathOf, shortName, textWithout } from './content-files.ts';
import { type NamedDraft, writtenText } from './drafts.ts';
import { nameIn } from './schema.ts';
import { slipsIn } from './slips.ts';
import { onlyComments } from './words.ts';

/** The content at one moment, as a store gives it. */
export interface Snapshot {
  /** Names this state of the content: a store refuses drafts that were made from an older one. */
  version: string;
  /** Null where there is no such file. */
  texts: Readonly<Record<FileName, string | null>>;
  /** Each photograph that is there: its mistake, or null. */
  photographs: Readonly<Record<string, Clause | null>>;
}

/** A content file as it is saved. */
export type FileState = ReturnType<SavedContent['files']>[number];

/** New texts of files. */
export type Texts = Partial<Record<FileName, string>>;

/** A change of what somebody else has changed too, in words: the owner decides. */
export interface Dispute {
  name: FileName;
  sentence: string;
}

/** The demonstration, whose facts are invented. @param originalOf gives a file's text by its path */
export function demonstrationFrom(originalOf: (path: string) => string) {
  const sourceOf = (name: FileName) => parseSource(pathOf(name), originalOf(`${DEMONSTRATION}/${pathOf(name)}`));
  const sources = new Map(FILE_NAMES.map((name) => [name, sourceOf(name)]));
  return { originalOf, sources };
}

/** The content that a store has saved, judged by the build's own rules, alone or with drafts. */
export class SavedContent {
  readonly snapshot: Snapshot;
  readonly #demonstration: ReturnType<typeof demonstrationFrom>;
  #sources: ReadonlyMap<string, Source> | undefined;
  /** The mistakes in what is saved, once they were looked for. */
  #foundMistakes: ShownFinding[] | undefined;

  /** @param before the content read last: of its files only those that changed are parsed again */
  constructor(snapshot: Snapshot, demonstration: ReturnType<typeof demonstrationFrom>, before?: SavedContent) {
    this.snapshot = snapshot;
    this.#demonstration = demonstration;
    if (before) this.#sources = before.#sources;
  }

  /** The content of another snapshot, judged in the same way. */
  with(snapshot: Snapshot): SavedContent {
    return new SavedContent(snapshot, this.#demonstration, this);
  }

  /** The files as the page edits them; one that cannot be read has no data. */
  files() {
    const found = this.#savedMistakes();
    return FILE_NAMES.map((name) => {
      const text = this.#textOf(name);
      const mistakes = found.filter((mistake) => mistake.name === name);
      return { name, file: shortName(name), data: dataIn(name, text), text, mistakes };
    });
  }

  /** Drafts as they would be saved. @param preferred whose change counts, as in `mergeFiles` */
  judge(drafts: readonly NamedDraft[], preferred?: 'mine' | 'theirs') {
    const all = drafts.map((draft) => this.#written({ ...draft, preferred }));
    const reading = this.#reading(textsOf(all));
    const found = shownMistakes(reading);
    const newMistakes = newFindings(found, this.#savedMistakes());
    return {
      /** The changes between which only the owner can decide. */
      disputed: all.flatMap(({ name, disputed }) => disputed.map((sentence): Dispute => ({ name, sentence }))),
      /** The mistakes that keep the drafts from being saved: new ones, and all in the files of the drafts. */
      mistakes: [
        ...all.flatMap(({ refused }) => refused ?? []),
        ...found.filter((one) => newMistakes.includes(one) || drafts.some(({ name }) => name === one.name)),
      ],
      /** The pharmacy as it would be with the drafts; null where they, or other files, have mistakes. */
      pharmacy: reading.pharmacy,
      /** The drafts whose file changed since they began, merged with it; without the disputed ones. */
      rebased: all.flatMap(({ name, draft }) => (draft ? [{ name, draft }] : [])),
      /** The texts that saving would change. */
      texts: textsOf(all.filter(({ name, text }) => text !== this.snapshot.texts[name])),
    };
  }

  /** Whether a farmacia.yaml is of this pharmacy, and not of the demonstration that it was copied from. */
  isOwn(farmacia: string | null): boolean {
    const invented = nameIn(this.#demonstration.sources.get('farmacia')?.data);
    const nameNow = nameIn(dataIn('farmacia', this.#textOf('farmacia')));
    return farmacia !== null && (nameNow === invented || nameIn(dataIn('farmacia', farmacia)) !== invented);
  }

  /** The changes that drafts would make, by file. */
  changes(drafts: readonly NamedDraft[]): { name: FileName; changes: FieldSentence[] }[] {
    const texts = this.#textsWith(drafts);
    return drafts.flatMap(({ name }) => {
      const [now, text = ''] = [this.#textOf(name), texts[name]];
      const changes = changesBetween(name, now, text);
      const all = changes.length > 0 ? changes : [{ path: [], sentence: onlyComments }];
      return text === now ? [] : [{ name, changes: all }];
    });
  }

  /** Asks about likely slips in drafts without mistakes, and lists the findings that they would add. */
  questions(drafts: readonly NamedDraft[]): ShownFinding[] {
    const texts = this.#textsWith(drafts);
    const dataNow = (name: FileName) => dataIn(name, texts[name] ?? this.#textOf(name));
    const slips = drafts.flatMap(({ name }) =>
      slipsIn(name, dataIn(name, this.#textOf(name)), dataNow(name), dataNow('pagina'), today()),
    );
    const asked = slips.map((slip): ShownFinding => {
      const place = placeName(slip.name, slip.path, dataNow(slip.name));
      const sentence = [place, slip.text].filter(Boolean).join(': ');
      return { ...slip, level: 'asked', line: 0, sentence };
    });
    // Where what is saved cannot be judged, all findings would be new.
    if (this.#savedMistakes().length > 0) return asked;
    const before = this.findings();
    // A mistake of before that is only a question now is not new.
    const wasRefused = ({ level, name, path }: ShownFinding) =>
      level === 'asked' &&
      before.some((one) => one.level !== 'asked' && one.name === name && one.path.join() === path.join());
    return [...asked, ...newFindings(this.findings(drafts), before).filter((one) => !wasRefused(one))];
  }

  #written(draft: NamedDraft) {
    return writtenText(draft, this.#textOf(draft.name));
  }

  #textsWith(drafts: readonly NamedDraft[]): Texts {
    return textsOf(drafts.map((draft) => this.#written({ ...draft, preferred: 'mine' })));
  }

  /** The text of a file, to be edited; for a missing one, what the site shows without it. */
  #textOf(name: FileName): string {
    return this.snapshot.texts[name] ?? textWithout(name, this.#demonstration.originalOf);
  }

  #savedMistakes(): ShownFinding[] {
    this.#foundMistakes ??= shownMistakes(this.#reading({}));
    return this.#foundMistakes;
  }

  /** The mistakes; where there are none, the findings of the rules for publishing. */
  findings(drafts: readonly NamedDraft[] = []): ShownFinding[] {
    const { pharmacy, mistakes, sources } = this.#reading(this.#textsWith(drafts));
    const found = pharmacy ? findingsIn(pharmacy, sources, this.#demonstration.sources, today()) : mistakes;
    return found.map((finding) => shownFinding(finding, sources));
  }

  /** The content read with these texts in place of the saved ones. */
  #reading(newTexts: Texts) {
    const { texts, photographs } = this.snapshot;
    const files = FILE_NAMES.map((name) => {
      const { file, empty }: ContentFile = CONTENT_FILES[name];
      return { name, shownPath: file, text: newTexts[name] ?? texts[name] ?? (empty ? '' : null) };
    });
    const photographMistake = (name: string) =>
      photographs[name] ?? (name in photographs ? null : missingPhotograph(name));
    const reading = readTexts({ files, photographMistake, builtOn: today() }, this.#sources);
    this.#sources = reading.sources;
    return reading;
  }
}

const textsOf = (all: readonly { name: FileName; text: string }[]): Texts =>
  Object.fromEntries(all.map(({ name, text }) => [name, text]));

/** The findings that were not there before. */
export function newFindings(found: readonly ShownFinding[], before: readonly ShownFinding[]): ShownFinding[] {
  // A question about several fields is no new one where one of them comes or goes.
  const keysOf = ({ name, sentence, settledBy = [] }: ShownFinding) =>
    settledBy.length > 0 ? settledBy.map((item) => JSON.stringify(item)) : [`${name}${sentence}`];
  // Nor is what is still said at the same place, under another name of its item.
  const placed = ({ name, path, text }: ShownFinding) => `${name}${path}${text}`;
  const known = new Set(before.flatMap((one) => [placed(one), ...keysOf(one)]));
  return found.filter((one) => !known.has(placed(one)) && !keysOf(one).some((key) => known.has(key)));
}
