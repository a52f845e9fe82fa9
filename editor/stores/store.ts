import type { ShownFinding } from '../core/content.ts';
import type { NamedDraft } from '../core/drafts.ts';
import type { FileName } from '../core/file-names.ts';
import type { Review, Saved, Start } from '../server/api.ts';
import type { Uploaded } from '../server/photographs.ts';

/** A place that keeps the content, and gives back the store's answers as its core found them. Each call may fail, with a sentence for the owner. */
export interface Store {
  /** All that the page needs to begin with, read anew. */
  open: () => Promise<Start>;
  /** Finds the mistakes in drafts by the build's own rules. */
  review: (drafts: readonly NamedDraft[]) => Promise<Review>;
  /** Keeps a photograph, cleaned; the field holds its name. */
  keepPhotograph: (file: File) => Promise<Uploaded>;
  /** The address at which the page can show a photograph. */
  photographAddress: (name: string) => Promise<string>;
  /** The calls that only the editor's own server answers: it has the files, git, and the real page beside the form. */
  computer?: Computer;
  /** The calls that only a repository at GitHub answers: several drafts go into one commit, from here. */
  atGitHub?: AtGitHub;
}

/** The outcome of publishing: the commit, with the files as it has them; what only the owner can decide; or the mistakes. */
export type Published =
  | { commit: string; start: Start }
  | { disputed: { name: FileName; sentences: string[] }[] }
  | { mistakes: ShownFinding[] };

export interface AtGitHub {
  /** The changes that drafts would make, in sentences. */
  pending: (drafts: readonly NamedDraft[]) => { name: FileName; sentences: string[] }[];
  /** The findings, besides mistakes, that drafts would bring: the host may refuse them. */
  doubts: (drafts: readonly NamedDraft[]) => ShownFinding[];
  /** Makes one commit of them, or none. @param preferred whose change counts, as of `mergeFiles` */
  publish: (drafts: readonly NamedDraft[], preferred?: unknown) => Promise<Published>;
  /** Whether the host builds the site by itself when the repository changes. */
  hostBuilds: boolean;
  /** Whether the site shows a commit, or a later one. */
  isShown: (commit: string) => Promise<boolean>;
}

export interface Computer {
  save: (draft: NamedDraft) => Promise<Saved>;
  /** Puts back a version of a file. */
  restore: (name: string, id: string) => Promise<Saved>;
  takeBack: (name: string) => Promise<Saved>;
  call: <Answer>(name: string, request?: object) => Promise<Answer>;
}
