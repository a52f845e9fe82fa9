import type { Snapshot, Texts } from '../core/saved-content.ts';
import type { Version } from '../core/versions.ts';
import type { AnswerTo, CallName } from '../server/api.ts';

/** A place that keeps the content. It judges nothing: the core does, in the page. Each call may fail, with a sentence for the owner. */
export interface Store {
  /** The name of the folder or repository, which the page shows and keeps drafts by. */
  place: string;
  read: () => Promise<Snapshot>;
  /** Writes texts as one change on top of a snapshot. @returns what is saved by then; null where somebody else wrote since, and nothing is written */
  write: (texts: Texts, onTop: Snapshot) => Promise<Snapshot | null>;
  /** Lists the texts that a file has held, newest first; the present one may be among them. */
  versions: (name: keyof Texts) => Promise<Version[]>;
  /** Keeps a cleaned photograph. @returns the name that a field holds */
  keepPhotograph: (file: File) => Promise<string>;
  /** The address at which the page can show a photograph. */
  photographAddress: (name: string) => Promise<string>;
  /** The services of the editor's own server, which has the files, git, and the real page beside the form. */
  computer?: Computer;
  /** The host that builds the site from a repository. */
  host?: Host;
}

export interface Computer extends AnswerTo<'estado'> {
  call: Call;
}

export type Call = <Name extends CallName>(name: Name, request?: object) => Promise<AnswerTo<Name>>;

export interface Host {
  /** Whether it builds the site by itself when the repository changes. */
  builds: boolean;
  /** Whether the site shows a commit, or a later one. */
  isShown: (commit: string) => Promise<boolean>;
}
