import { readFileSync } from 'node:fs';
import { createElement as render } from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../tests/fake-browser.ts';
import { dataIn, FILE_NAMES, type FileName, pathOf } from '../core/content-files.ts';
import { Refused } from '../core/refused.ts';
import { demonstrationFrom, SavedContent, type Snapshot, type Texts } from '../core/saved-content.ts';
import { type PastSentence, sentencesOf } from '../core/versions.ts';
import { type GitHub, UNKNOWN } from '../stores/github.ts';
import type { Store } from '../stores/store.ts';
import { TEXTS } from '../texts.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { Editor } from './editor.ts';
import { beginNotice, beginTurn } from './FileFields.tsx';
import { PublishOnTelephone } from './PublishOnTelephone.tsx';
import { mendFile, pastChanges, undoSentence } from './past-changes.ts';
import { TopicForm } from './TopicForm.tsx';

/** A store in memory, in which somebody else may change a text. */
let texts: Record<FileName, string>;
let isDown: boolean;

const snapshot = (): Snapshot => ({ version: JSON.stringify(texts), texts: { ...texts }, photographs: {} });

const store = {
  place: '/farmacia',
  read: async () => {
    if (isDown) throw new Error('Não responde.');
    return snapshot();
  },
  write: async (changed, onTop) => {
    const isOld = onTop.version !== snapshot().version;
    if (!isOld) Object.assign(texts, changed);
    // An answer takes its time.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return isOld ? null : snapshot();
  },
  computer: { call: async () => false } as unknown as Store['computer'],
} as Partial<Store> as Store;

const demonstration = demonstrationFrom((path) => readFileSync(path, 'utf8'));

const demonstrationOf = (name: FileName) => readFileSync(`exemplos/demonstracao/${pathOf(name)}`, 'utf8');

let testNumber = 0;

beforeEach(() => {
  fakeBrowser();
  // Each test has a place of its own in the browser's storage: the editor of an earlier one still looks at its drafts
  // a moment later, and would keep them here.
  store.place = `/farmacia/${++testNumber}`;
  texts = Object.fromEntries(FILE_NAMES.map((name) => [name, demonstrationOf(name)])) as typeof texts;
  isDown = false;
});

/** An editor on the store, parts of which may be others. */
const opened = (parts: Partial<Store> = {}) =>
  new Editor({ ...store, ...parts }, new SavedContent(snapshot(), demonstration), () => {});
/** The prices of the first three things that are lent. */
const pricesIn = (data: unknown) => (data as { precoDia: number }[]).slice(0, 3).map(({ precoDia }) => precoDia);
const prices = (editor: Editor) => pricesIn(editor.current('aluguer').data);
const savedPrices = () => pricesIn(dataIn('aluguer', texts.aluguer));

/** Changes a price. */
const change = (editor: Editor, precoDia = 120, at = 0) => editor.set('aluguer', [at, 'precoDia'], precoDia);

/** What stands on a screen. */
const formOf = (editor: Editor, name: FileName) => html(render(TopicForm, { editor, name, onFieldInHand: () => {} }));
const reviewOf = (editor: Editor) => html(render(PublishOnTelephone, { editor }));
const checkOf = (editor: Editor) => html(render(CheckPanel, { editor }));

/** The sentences of a past change of one file. */
const pastOf = (before: string | null, after: string | null, name: FileName = 'aluguer') =>
  sentencesOf({ id: '', moment: '', texts: [{ name, before, after }] });
const only = ([sentence]: PastSentence[]) => sentence ?? expect.fail('There is no sentence.');
const never = () => expect.fail('It was asked.');

test('two presses save once', async () => {
  const editor = opened();
  const items = dataIn('aluguer', texts.aluguer) as object[];
  editor.set('aluguer', [], [...items, { ...items[0], id: '', nome: 'Cama' }]);
  expect(await Promise.all([editor.save(['aluguer']), editor.save(['aluguer'])])).toEqual([true, true]);
  expect(dataIn('aluguer', texts.aluguer)).toEqual([...items, { ...items[0], id: 'cama', nome: 'Cama' }]);
});

test('what is typed while a file is being saved stays a draft, which is saved by the next press', async () => {
  const editor = opened();
  editor.set('slogans', [0], 'A primeira frase.');
  const saving = editor.save(['slogans']);
  editor.set('slogans', [1], 'A segunda frase.');
  expect([await saving, editor.dirty]).toEqual([true, ['slogans']]);
  expect([await editor.save(['slogans']), editor.dirty]).toEqual([true, []]);
  expect(texts.slogans).toContain('- A primeira frase.\n- A segunda frase.\n');
});

test('what somebody else changed too is asked about, and once more where they change it again; all else comes together', async () => {
  const editor = opened();
  change(editor);
  texts.aluguer = texts.aluguer.replace('precoDia: 100', 'precoDia: 130').replace(/nome: Nebulizador.*/, 'nome: Outro');
  expect(await editor.save(['aluguer'])).toBe(false);
  expect(editor.disputes(['aluguer'])).toEqual([expect.stringMatching(/de 1,30.*para 1,20/)]);
  texts.aluguer = texts.aluguer.replace('precoDia: 130', 'precoDia: 140');
  expect(await editor.save(['aluguer'], 'mine')).toBe(false);
  expect(editor.disputes(['aluguer'])).toEqual([expect.stringMatching(/de 1,40.*para 1,20/)]);
  expect(await editor.save(['aluguer'], 'mine')).toBe(true);
  expect([editor.dirty, editor.disputes(['aluguer'])]).toEqual([[], []]);
  expect(savedPrices()[0]).toBe(120);
  expect(texts.aluguer).toContain('nome: Outro');
});

test('a file that somebody breaks under a draft holds no other back; what stood there comes back with the draft', async () => {
  const editor = opened();
  editor.set('slogans', [0], 'Uma frase só nossa.');
  change(editor);
  const before = texts.slogans;
  // Two of the colleague's lines are right.
  texts.slogans = before
    .replace(/.*\n$/, '- Uma do colega.\n')
    .replace(/- Não pode.*/, '- "aberto')
    .replace('- Um con', '- Um bom con');
  const broken = texts.slogans;
  const past = [{ id: '', moment: '', texts: [{ name: 'slogans' as const, before, after: texts.slogans }] }];
  Object.assign(editor.store, { history: async () => past });
  await editor.load();
  editor.review();
  expect([editor.dirty, editor.publishable]).toEqual([['aluguer', 'slogans'], ['aluguer']]);
  expect(editor.files.slogans.mistakes).toMatchObject([{ name: 'slogans', level: 'error' }]);
  expect(editor.content.changes(editor.drafts)).toMatchObject([{ name: 'aluguer' }]);
  for (const screen of [formOf(editor, 'slogans'), reviewOf(editor)])
    expect(screen).toMatch(new RegExp(`Linha \\d+, ou mais acima: .*${TEXTS.mend}`));
  expect(formOf(editor, 'slogans')).toContain('Uma frase só nossa.');
  expect([await editor.save(editor.publishable), savedPrices()[0]]).toEqual([true, 120]);
  await mendFile(editor, 'slogans');
  editor.review();
  const sentences = editor.content.changes(editor.drafts).flatMap(({ changes }) => changes);
  expect(sentences).toMatchObject([
    { sentence: expect.stringMatching(/no lugar de «- "aberto» fica «- .*»\.$/) },
    { sentence: expect.stringContaining('só nossa') },
  ]);
  expect(formOf(editor, 'slogans') + reviewOf(editor)).not.toContain(TEXTS.mend);
  expect([await editor.save(editor.publishable), editor.dirty]).toEqual([true, []]);
  for (const line of ['- Uma frase só nossa.', '- Uma do colega.', '- Um bom con'])
    expect(texts.slogans).toContain(line);
  const [, own] = pastOf(broken, texts.slogans, 'slogans');
  expect(await undoSentence(editor, only([own as PastSentence]), never)).toBe(true);
  expect([await editor.save(['slogans']), texts.slogans.includes('só nossa')]).toEqual([true, false]);
  expect(texts.slogans).toContain('- Uma do colega.');
});

test('a file that cannot be written holds no other back, and says which line is in the way', async () => {
  // The build reads this space as any other; YAML does not.
  texts.aluguer = texts.aluguer.replace('- id', '-\u00a0id');
  const editor = opened();
  editor.set('slogans', [0], 'Uma frase só nossa.');
  change(editor);
  editor.review();
  expect(editor.publishable).toEqual(['slogans']);
  const sentence = expect.stringMatching(/sem estragar o resto: no ficheiro, a linha \d+, «.*», .*os outros temas não/);
  expect(editor.files.aluguer.mistakes).toMatchObject([{ path: [0, 'precoDia'], text: sentence }]);
  expect(editor.content.changes(editor.drafts)).toMatchObject([{ name: 'slogans' }]);
  expect([await editor.save(editor.publishable), texts.slogans]).toEqual([true, expect.stringContaining('só nossa')]);
});

test('a topic that nobody has typed in, and that keeps the host from building, stands in the review with the way out', async () => {
  const editor = opened({ computer: undefined as never });
  change(editor);
  texts.horario = texts.horario.replace(/^ +abre: .*/m, '    abre: 9h');
  await editor.load();
  editor.review();
  expect(reviewOf(editor)).toMatch(new RegExp(`${TEXTS.telephone.stops}.*href="#horario.yaml:aberturas`));
});

test('a question about a whole list shows each of its items before it can be settled', () => {
  const [, unfolded = '', after = ''] =
    /<details><summary>Ver todos os 5.*?<\/summary>(.*?)<\/details>(.*)/s.exec(checkOf(opened())) ?? [];
  expect(unfolded.match(/<a href="#aluguer.yaml:\[\d\]\.precoDia">[^<]*«\d,\d\d.€»/g)).toHaveLength(5);
  expect(unfolded).toMatch(/Está certo(?!.*<a )/s);
  expect(after).not.toMatch(/^\s*<button/);
});

// That it comes back by itself, with what is typed: tests/editor/mistakes.spec.ts.
test('a store that does not answer is lost, and says so, until it answers what is saved', async () => {
  const editor = opened();
  change(editor);
  isDown = true;
  await editor.load();
  expect([editor.isLost, editor.status]).toEqual([true, 'Não responde.']);
  expect(await editor.save(['aluguer'])).toBe(true);
  expect([editor.isLost, editor.status]).toEqual([false, TEXTS.saved]);
});

test('what the browser does not keep is said at once, beside its field, until it is kept or saved', async () => {
  const editor = opened();
  const keep = localStorage.setItem;
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  change(editor);
  expect([editor.status, editor.notKept, prices(editor)[0]]).toEqual([TEXTS.notKept, 'aluguer.yaml:[1].precoDia', 120]);
  localStorage.setItem = keep;
  change(editor, 210, 1);
  expect([editor.notKept, prices(opened()).slice(0, 2)]).toEqual(['', [120, 210]]);
});

test('a draft comes back in its folder alone, and is not called unsaved while it is asked whether it has arrived', () => {
  change(opened());
  const again = opened();
  expect([again.dirty, again.status]).toEqual([['aluguer'], TEXTS.recovered]);
  const elsewhere = opened({ place: '/outra' });
  expect([elsewhere.dirty, elsewhere.status]).toEqual([[], '']);
  const open = [{ state: 'unknown', topics: ['aluguer'], at: 1, seeAt: '/', sent: { since: Date.now() }, drafts: [] }];
  const github = { onSent: () => {}, hasArrived: async () => true } as Partial<GitHub> as GitHub;
  const host = { github, builds: true, isShown: async () => false };
  localStorage.setItem(`editor:${store.place}:publicacoes`, JSON.stringify(open));
  expect(opened({ computer: undefined as never, host }).status).toBe('');
});

describe('a host that builds from the repository', () => {
  const telephone = { computer: undefined } as unknown as Partial<Store>;
  let isShown: () => Promise<boolean>;
  let hasArrived: () => Promise<boolean | null>;
  const hostThat = (builds = true) => ({
    github: { onSent: () => {}, hasArrived: () => hasArrived() } as Partial<GitHub> as GitHub,
    builds,
    isShown: () => isShown(),
  });
  const openedAt = (builds = true) => {
    const host = hostThat(builds);
    const write: Store['write'] = (changed, onTop) => {
      host.github.onSent({ commit: 'c', onTop: 'b', since: Date.now() });
      return store.write(changed, onTop);
    };
    return opened({ ...telephone, host, write });
  };
  const states = (editor: Editor) => editor.publications.all.map(({ topics, state }) => `${topics} ${state}`);
  const published = async (builds = true) => {
    vi.useFakeTimers();
    const editor = openedAt(builds);
    change(editor);
    await saved(editor, 'aluguer');
    return editor;
  };
  const saved = async (editor: Editor, name: FileName) => {
    const saving = editor.save([name]);
    await vi.advanceTimersByTimeAsync(10);
    await saving;
  };
  beforeEach(() => {
    isShown = async () => false;
  });
  afterEach(() => {
    // Editors of this test that still look end at their next look.
    isShown = async () => true;
    vi.useRealTimers();
  });

  test('is waited for until it shows what was published, also where it does not answer for a while', async () => {
    let looks = 0;
    isShown = async () => {
      looks += 1;
      if (looks === 2) throw new Error('Não responde.');
      return looks === 3;
    };
    const editor = await published();
    expect(states(editor)).toEqual(['aluguer building']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([looks, states(editor)]).toEqual([3, ['aluguer shown']]);
    editor.publications.dismiss();
    expect(states(editor)).toEqual([]);
  });

  test('is waited for over another page, whatever is typed and published meanwhile, until it shows the newest', async () => {
    await published();
    const again = openedAt();
    again.set('slogans', [0], 'Uma frase só nossa.');
    await saved(again, 'slogans');
    again.set('slogans', [0], 'Outra frase.');
    expect(states(again)).toEqual(['aluguer building', 'slogans building']);
    // Whoever shows the newer one shows what it holds.
    let looks = 0;
    isShown = async () => ++looks % 2 === 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states(again)).toEqual(['aluguer shown', 'slogans shown']);
    // Twenty that nobody has dismissed would stand above what is to be published.
    await saved(again, 'slogans');
    expect(states(again)).toEqual(['slogans building']);
  });

  test('is not asked about what this page still sends: what it refused at first is sent again', async () => {
    await published();
    const again = openedAt();
    hasArrived = () => new Promise((resolve) => setTimeout(resolve, 12_000, false));
    const { write } = again.store;
    again.store.write = async (...asked) => {
      again.store.host?.github.onSent({ commit: 'refused', onTop: 'a', since: Date.now() });
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      return write(...asked);
    };
    again.set('slogans', [0], 'Uma frase só nossa.');
    void again.save(['slogans']);
    await vi.advanceTimersByTimeAsync(24_000);
    expect(states(again)).toEqual(['aluguer building', 'slogans building']);
  });

  test('that a newer tab stopped before it was sent has not arrived, and there it is said', () => {
    const stopped = opened({ ...telephone, host: hostThat(), write: () => new Promise(() => {}) });
    change(stopped);
    void stopped.save(['aluguer']);
    expect(states(openedAt())).toEqual(['aluguer lost']);
  });

  describe('of which it is not known whether it took what was sent', () => {
    /** The line breaks while the branch is asked, and what was sent arrives later, or never. */
    const sentIntoTheDark = async (arrives: boolean) => {
      vi.useFakeTimers();
      const host = hostThat();
      const write = async (changed: Texts) => {
        host.github.onSent({ commit: 'c', onTop: 'b', since: Date.now() });
        if (arrives) setTimeout(() => Object.assign(texts, changed), 33_000);
        throw new Refused(0, UNKNOWN);
      };
      const open = () => opened({ ...telephone, host, write });
      const before = texts.aluguer;
      hasArrived = async () => (texts.aluguer === before ? null : true);
      const editor = open();
      change(editor);
      expect(await editor.save(['aluguer'])).toBe(false);
      return { editor, open };
    };

    test('it is asked until it says so, and what is typed meanwhile is a change to that', async () => {
      const { editor } = await sentIntoTheDark(true);
      await vi.advanceTimersByTimeAsync(20_000);
      expect([states(editor), editor.publications.isOpen()]).toEqual([['aluguer unknown'], true]);
      change(editor, 125);
      await vi.advanceTimersByTimeAsync(20_000);
      expect([states(editor), editor.publications.isOpen()]).toEqual([['aluguer building'], false]);
      expect([prices(editor)[0], savedPrices()[0], editor.disputes(['aluguer'])]).toEqual([125, 120, []]);
    });

    test('what has not arrived after two minutes never does, and its draft is there', async () => {
      const { editor } = await sentIntoTheDark(false);
      hasArrived = () => Promise.reject(new Error('Não responde.'));
      await vi.advanceTimersByTimeAsync(130_000);
      expect(states(editor)).toEqual(['aluguer unknown']);
      hasArrived = async () => null;
      await vi.advanceTimersByTimeAsync(5000);
      expect([states(editor), editor.dirty, editor.status]).toEqual([['aluguer lost'], ['aluguer'], '']);
    });
  });

  test('is late after ten minutes in which it answers, and is looked at once more by the next page', async () => {
    isShown = () => Promise.reject(new Error('Não responde.'));
    const editor = await published();
    await vi.advanceTimersByTimeAsync(900_000);
    expect(states(editor)).toEqual(['aluguer building']);
    isShown = async () => false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states(editor)).toEqual(['aluguer late']);
    isShown = async () => true;
    const next = openedAt();
    await vi.advanceTimersByTimeAsync(10);
    expect(states(next)).toEqual(['aluguer shown']);
  });

  test('has nothing of a publication that failed, whatever becomes of its draft', async () => {
    const editor = opened({ ...telephone, host: hostThat(), write: () => Promise.reject(new Error('Sem ligação.')) });
    change(editor);
    expect(await editor.save(['aluguer'])).toBe(false);
    expect([states(editor), editor.status]).toEqual([[], `Sem ligação. ${TEXTS.kept}`]);
    vi.stubGlobal('localStorage', undefined);
    change(editor, 210, 1);
    await editor.save(['aluguer']);
    expect(editor.status, 'the browser keeps nothing').toBe(`Sem ligação. ${TEXTS.notKept}`);
    editor.setDraft('aluguer', null);
    await editor.load();
    expect(states(editor)).toEqual([]);
  });

  test('is not waited for where there is none: somebody has to publish', async () => {
    isShown = () => expect.fail('It was asked.');
    expect(states(await published(false))).toEqual(['aluguer byHand']);
  });
});

describe('a past change', () => {
  /** Saves the prices. @returns the text of them */
  const save = async (editor: Editor) => {
    await editor.save(['aluguer']);
    return texts.aluguer;
  };

  test('is taken back in any order, each sentence alone, and what was changed since is asked about', async () => {
    const editor = opened();
    const steps = [texts.aluguer];
    for (const [at, price] of [
      [0, 120],
      [1, 210],
      [0, 130],
      [2, 310],
    ] as const) {
      change(editor, price, at);
      steps.push(await save(editor));
    }
    const undo = (i: number, confirm: (open: string[]) => boolean = never) =>
      undoSentence(editor, only(pastOf(steps[i] ?? '', steps[i + 1] ?? '')), confirm);
    const [first, second, third] = pricesIn(dataIn('aluguer', steps[0] ?? ''));
    expect([await undo(1), prices(editor)]).toEqual([true, [130, second, 310]]);
    expect([await undo(3), prices(editor)]).toEqual([true, [130, second, third]]);
    expect([await undo(0, () => false), prices(editor)]).toEqual([false, [130, second, third]]);
    const asked: string[][] = [];
    await undo(0, (open) => asked.push(open) > 0);
    expect([prices(editor), asked]).toEqual([[first, second, third], [[expect.stringContaining('para 1,00')]]]);
    expect([await undo(1), editor.status]).toEqual([false, TEXTS.undoWaits]);
    await save(editor);
    expect([await undo(1), editor.status]).toEqual([false, TEXTS.undoNone]);
  });

  test('that nobody changed since comes back to the letter, as a computer wrote it', async () => {
    const before = '[{ "id": "a", "texto": "Fechamos.", "de": "2099-12-24", "ate": "2099-12-24", "tipo": "normal" }]\n';
    texts.avisos = before;
    const editor = opened();
    editor.set('avisos', [0, 'texto'], 'Fechamos cedo.');
    await editor.save(['avisos']);
    expect(await undoSentence(editor, only(pastOf(before, texts.avisos, 'avisos')), never)).toBe(true);
    expect([await editor.save(['avisos']), texts.avisos]).toEqual([true, before]);
  });

  test('comes back with its comments where other lines were changed since, or went with it', async () => {
    const before = texts.aluguer
      .replace('- id: nebulizador', '# o do lar\n- id: nebulizador')
      .replace('precoDia: 300', 'precoDia: 300   # desde a Páscoa');
    const editor = opened();
    const items = dataIn('aluguer', before) as object[];
    // Neighbours too: their lines are one piece.
    for (const removed of ['01', '13', '12', '123']) {
      texts.aluguer = before;
      await editor.load();
      const left = items.filter((_, i) => !removed.includes(`${i}`));
      editor.set('aluguer', [], left);
      const gone = await save(editor);
      expect(gone).not.toMatch(/o do lar/);
      change(editor, 60, left.length - 1);
      const published = await save(editor);
      for (const isAtOnce of [false, true]) {
        texts.aluguer = published;
        for (const sentence of pastOf(before, gone)) {
          expect(await undoSentence(editor, sentence, never)).toBe(true);
          if (!isAtOnce) await save(editor);
        }
        expect(await save(editor)).toBe(before.replace('precoDia: 50', 'precoDia: 60'));
      }
    }
  });

  test('of somebody else takes back its own lines, and no comment elsewhere, though this page has not read it yet', async () => {
    const before = texts.aluguer;
    const editor = opened();
    const noted = `${before.replace('precoDia: 300', 'precoDia: 300 # a Dra. Sofia')}# depende\n`;
    texts.aluguer = noted.replace('precoDia: 100', 'precoDia: 150');
    expect(await undoSentence(editor, only(pastOf(before, texts.aluguer)), never)).toBe(true);
    expect(await save(editor)).toBe(noted);
  });

  test('to a thing that went since brings it back once, whatever else is taken back', async () => {
    const editor = opened();
    const before = texts.aluguer;
    const priced = before.replace('precoDia: 100', 'precoDia: 120');
    const [, ...others] = dataIn('aluguer', priced) as object[];
    editor.set('aluguer', [], others);
    const gone = await save(editor);
    expect(await undoSentence(editor, only(pastOf(before, priced)), () => true)).toBe(true);
    await undoSentence(editor, only(pastOf(priced, gone)), () => true);
    expect(editor.current('aluguer').data).toHaveLength(others.length + 1);
  });

  test('whose file cannot be read before, after or now is never taken back here: it would replace the whole file', async () => {
    const editor = opened();
    const good = texts.aluguer;
    const broken = '- "aberto\n';
    const isRefused = async (before: string | null, after: string | null, why: string = TEXTS.undoUnreadable) => {
      expect(await undoSentence(editor, only(pastOf(before, after)), never)).toBe(false);
      expect(editor.status).toBe(why);
    };
    for (const other of [broken, null]) {
      await isRefused(good, other);
      await isRefused(other, good);
    }
    texts.aluguer = broken;
    await isRefused(good, good.replace('precoDia: 100', 'precoDia: 120'), TEXTS.undoBroken);
    expect(editor.dirty).toEqual([]);
  });

  test('is listed only where it is of this pharmacy, and changes what a field has', async () => {
    const invented = texts.farmacia;
    texts.farmacia = invented.replace('nome: Farmácia Exemplar', 'nome: Farmácia Central');
    const { aluguer: before, farmacia: own } = texts;
    const priced = before.replace('precoDia: 100', 'precoDia: 120');
    const change = (before: string, after: string, pharmacy: string | null, name: FileName = 'aluguer') => ({
      ...{ id: '', moment: '', pharmacy },
      texts: [{ name, before, after }],
    });
    store.history = async () => [
      change(before, priced, own),
      change(before, `${before}# Nota.\n`, own),
      change(invented, own, invented, 'farmacia'),
      change(priced, before, invented),
      change('', before, null),
    ];
    const { changes, hasMore } = await pastChanges(opened(), 5);
    expect([changes.flatMap(({ sentences }) => sentences), hasMore]).toEqual([
      [expect.objectContaining({ text: expect.stringMatching(/^Aluguer › .*para 1,20/) })],
      false,
    ]);
  });
});

test('an early closing is not right before it has its hour, and says nothing of what is empty until one looks at it', () => {
  const editor = opened();
  vi.stubGlobal('location', { hash: '' });
  beginNotice(editor, { fechada: true, das: '' });
  const at = (editor.current('avisos').data as object[]).length - 1;
  editor.set('avisos', [at, 'texto'], 'Fechamos mais cedo.');
  editor.review();
  const missing = ['um dia inteiro: dia, mês e ano.', 'uma hora, como 9:00.'].map(
    (what) => `Está vazio; espera-se ${what}`,
  );
  for (const text of missing) expect(formOf(editor, 'avisos')).not.toContain(text);
  editor.showAllMistakes();
  for (const text of missing) expect(formOf(editor, 'avisos')).toContain(text);
});

test('a turn or a notice that was begun and left empty does not stay', () => {
  const editor = opened();
  vi.stubGlobal('location', { hash: '' });
  beginTurn(editor);
  beginTurn(editor);
  beginNotice(editor, { fechada: true, das: '' });
  editor.leave('horario');
  editor.leave('avisos');
  expect(editor.dirty).toEqual([]);
  beginNotice(editor, {});
  editor.set('avisos', [0, 'texto'], 'Um aviso.');
  editor.leave('avisos');
  expect(editor.dirty, 'half a notice stays').toEqual(['avisos']);
  texts.horario += 'servico: { atende: toque à campainha }\n';
  const onDuty = opened({ place: '/de-servico' });
  beginTurn(onDuty);
  onDuty.leave('horario');
  expect(onDuty.dirty).toEqual([]);
  opened().set('farmacia', ['fotografias'], {});
  const loadedAgain = opened();
  loadedAgain.showAllMistakes();
  expect(loadedAgain.dirty, 'but half a notice').toEqual(['avisos']);
});

test('on a telephone what contradicts the rest says, before and after it is published, that the site does not change', async () => {
  const editor = opened({ computer: undefined as never });
  editor.set('pagina', ['sobre', 'abertaTitulo'], 'Abertos 24 horas');
  editor.review();
  expect(reviewOf(editor)).toMatch(new RegExp(`${TEXTS.telephone.refused}.*diz que abre 24 horas`));
  expect(checkOf(editor)).toMatch(new RegExp(`${TEXTS.levels.untrue[0]}.*diz que abre 24 horas`));
  expect(checkOf(editor)).not.toContain(TEXTS.levels.untrue[1]);
  await editor.save(['pagina']);
  const published = { topics: ['pagina' as const], at: 1, seeAt: '/', drafts: [], state: 'building' as const };
  editor.publications.all = [published];
  for (const text of [TEXTS.telephone.refused, TEXTS.telephone.standsStill]) expect(reviewOf(editor)).toContain(text);
  expect(reviewOf(editor)).not.toContain('em poucos minutos');
  // Its correction is typed, not yet published; then a colleague has broken a file.
  editor.set('pagina', ['sobre', 'abertaTitulo'], 'Abertos todos os dias');
  expect(reviewOf(editor)).toContain(TEXTS.telephone.standsStill);
  await editor.save(['pagina']);
  expect(reviewOf(editor)).not.toContain(TEXTS.telephone.standsStill);
  texts.aluguer = 'a: [';
  const broken = opened({ computer: undefined as never });
  broken.publications.all = [published];
  expect(reviewOf(broken)).toContain(TEXTS.telephone.standsStill);
});

test('a text with several lines has a box that keeps them', () => {
  const editor = opened();
  editor.set('pagina', ['comoChegar', 'titulo'], 'Como\nchegar');
  const boxes = formOf(editor, 'pagina')
    .match(/<textarea[^>]*data-field="[^"]*/g)
    ?.join();
  for (const field of ['parceiros.corpo', 'comoChegar.titulo']) expect(boxes).toContain(`pagina.yaml:${field}`);
});

test('on a telephone what is not published yet is checked too', () => {
  const editor = opened({ computer: undefined as never });
  expect(checkOf(editor)).toContain('Certo, em todos os temas');
  editor.set('aluguer', [0, 'nome'], '');
  editor.review();
  expect(checkOf(editor)).not.toContain('Certo, em todos os temas');
});

test('what was there before, or cannot be compared, is no question about a change, nor is a new name', async () => {
  const asked = (editor: Editor) => editor.content.questions(editor.drafts).map(({ sentence }) => sentence);
  const renamed = opened();
  renamed.set('servicos', [0, 'nome'], 'Medir a tensão');
  expect(asked(renamed), 'nothing else in its item').toEqual([]);
  // The privacy text contradicts these hours until there is a season.
  const { horario, servicos } = texts;
  texts.horario = horario.replace('fecha: "19:00"', 'fecha: "18:00"');
  const { aberturas } = dataIn('horario', horario) as { aberturas: unknown };
  const inSummer = opened({ place: '/no-verao' });
  inSummer.set('horario', ['epocas'], [{ nome: 'Verão', de: '15/06', ate: '15/09', aberturas }]);
  expect(asked(inSummer)).toEqual([]);
  texts.servicos = servicos.replace('preco: 2000', 'preco: 2100');
  const before = opened({ place: '/outra' });
  before.set('servicos', [], dataIn('servicos', servicos));
  expect(asked(before), 'which is the demonstration’s, as others are').toEqual([]);
  store.history = async () => [{ id: '', moment: '', texts: [{ name: 'servicos', before: servicos, after: '- "' }] }];
  texts.servicos = '- "aberto\n';
  const broken = opened({ place: '/estragada' });
  await mendFile(broken, 'servicos');
  expect([broken.dirty, asked(broken)]).toEqual([['servicos'], []]);
});

const NOTICE = { id: 'a', texto: 'Fechamos.', de: '2099-12-24', ate: '2099-12-24', tipo: 'normal' };
const noticesWith = (...notices: unknown[]) => ({ avisos: JSON.stringify(notices) });
const withPeriod = (period: string) => ({
  horario: demonstrationOf('horario').replace(/^(aberturas:\n)( +)-/m, `$1$2- ${period}\n$2-`),
});

test.each<[what: string, changed: Texts]>([
  ['a period that is nothing', withPeriod('')],
  ['a period without days', withPeriod('{ abre: "09:00", fecha: "13:00" }')],
  ['a period with a number for its days', withPeriod('{ dias: 2, abre: 9, fecha: "13:00" }')],
  ['a turn of duty that is a text', { horario: `${demonstrationOf('horario')}\nservico: { turnos: [ amanhã ] }\n` }],
  ['a notice that is nothing', noticesWith(null)],
  ['a notice that is a text', noticesWith('Fechamos.', NOTICE)],
  ['a notice with numbers for hours', noticesWith({ ...NOTICE, fechada: true, das: 9, as: 13 })],
  ['a notice with a period that is nothing', noticesWith({ ...NOTICE, horario: [null] })],
  ['a notice with a text for its periods', noticesWith({ ...NOTICE, horario: 'de manhã' })],
  ['a notice with half a period', noticesWith({ ...NOTICE, horario: [{ abre: 9 }] })],
])('%s, written by hand, opens as a form that shows what is wrong', (_what, changed) => {
  Object.assign(texts, changed);
  expect(formOf(opened(), changed.avisos ? 'avisos' : 'horario')).toMatch(/id="[^"]*-mistake"/);
});
