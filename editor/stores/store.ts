import type { Snapshot, Texts } from '../core/saved-content.ts';
import type { PastTexts } from '../core/versions.ts';
import type { AnswerTo, CallName } from '../server/api.ts';
import type { GitHub } from './github.ts';

/** Keeps the content, and judges nothing. Each call may fail, with a sentence for the owner. */
export interface Store {
  /** The name of the folder or repository, which the page shows and keeps drafts by. */
  place: string;
  read: () => Promise<Snapshot>;
  /** Its files as this browser last read them: enough to begin with. */
  copy?: Snapshot | null;
  /** Writes texts as one change. @returns what is saved; null where somebody else wrote since: then nothing is */
  write: (texts: Texts, onTop: Snapshot) => Promise<Snapshot | null>;
  /** Lists the last changes of the past, newest first. */
  history: (most: number) => Promise<PastTexts[]>;
  /** Keeps a cleaned photograph. @returns the name that a field holds */
  keepPhotograph: (file: File) => Promise<string>;
  /** The address at which the page can show a photograph. */
  photographAddress: (name: string) => Promise<string>;
  /** The editor's own server, which has the files, git, and the real page beside the form. */
  computer?: { call: Call };
  /** GitHub, and the host that builds the site from a repository there. */
  host?: Host;
}

export type Call = <Name extends CallName>(name: Name, request?: object) => Promise<AnswerTo<Name>>;

export interface Host {
  github: GitHub;
  /** Whether it builds the site by itself when the repository changes. */
  builds: boolean;
  /** Whether the site shows a commit, or a later one. */
  isShown: (commit: string) => Promise<boolean>;
}
