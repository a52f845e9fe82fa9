import { today } from '../../src/opening/today.ts';
import { Refused } from '../core/refused.ts';
import { dateText } from '../core/schema.ts';
import type { Key } from './key.ts';

/** The place of the content: a folder of a branch of a repository. */
export interface Repository {
  /** The address of GitHub's API. The build sets it; the content cannot. */
  api: string;
  /** `conta/repositório` */
  name: string;
  /** Empty for the repository's own default. */
  branch: string;
  /** Within the repository; empty for its root. */
  folder: string;
}

const TRIES = 3;
/** How long each try may take, in milliseconds; a long body has a second more for each 5,000 letters. */
const TRY_MS = 30_000;

/** Refusals, in sentences for the owner. */
export const SENTENCES = {
  offline: 'Sem ligação à internet, ou o GitHub não responde. Tente daqui a pouco.',
  slow: 'A ligação está lenta de mais: três vezes o GitHub não respondeu a tempo. Tente onde houver mais rede.',
  key: 'O GitHub não aceita esta chave: o prazo dela acabou, alguém a apagou, ou não foi copiada inteira. Faça outra.',
  expired: (until: string) => `O prazo desta chave acabou a ${dateText(until)}. Faça outra.`,
  rights: 'Esta chave não pode escrever no site: falta-lhe «Contents», com «Read and write». Faça outra, pelos passos.',
  reachesMore: (repository: string) =>
    `Esta chave abre mais do que este site. Apague-a e faça outra: em «Repository access», «Only select repositories», e aí só «${repository}».`,
  notFound: 'Esta chave não abre este site. Faça outra, passo a passo; se não servir, fale com quem instalou o site.',
  rule: 'O GitHub tem uma regra que não deixa mudar o site assim. Nada foi publicado: peça ajuda a quem instalou o site.',
  trouble: 'O GitHub está com problemas. Tente daqui a pouco.',
  wait: (minutes: number) =>
    `O GitHub pede que se espere ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}. Tente depois.`,
};

/** Whether another key would help after an error: not where GitHub fails, asks to wait, or is not reached. */
export const wouldOtherKeyHelp = (error: unknown) => error instanceof Refused && [401, 403, 404].includes(error.status);

/** Calls to GitHub's API, for one repository. Nothing is read from the browser's cache, a minute old. */
export class GitHubCalls {
  readonly repository: Repository;
  key: Key;

  constructor(repository: Repository, key: Key) {
    this.repository = repository;
    this.key = key;
  }

  /** Calls until it answers, or refuses. @throws Refused with a sentence for the owner */
  protected async request<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
    for (let nth = 1; ; nth += 1) {
      try {
        return JSON.parse(await this.call(path, method, body && JSON.stringify(body)));
      } catch (error) {
        const { status } = error as Refused;
        // A PATCH is not repeated: the caller asks where the branch stands.
        if (nth === TRIES || method === 'PATCH' || (status !== 0 && status < 500)) throw error;
        await new Promise((resolve) => setTimeout(resolve, nth * 500));
      }
    }
  }

  protected async call(path: string, method: string, body: string | undefined): Promise<string> {
    const { api, name } = this.repository;
    const signal = AbortSignal.timeout(TRY_MS + Math.round((body?.length ?? 0) / 5));
    const address = path.startsWith('/') ? api + path : [`${api}/repos/${name}`, path].filter(Boolean).join('/');
    const asking = fetch(address, {
      method,
      signal,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${this.key.key}`,
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body }),
    });
    const answer = await asking
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => {
        throw new Refused(0, signal.aborted ? SENTENCES.slow : SENTENCES.offline);
      });
    const { status, headers, ok } = answer.response;
    if (!ok) throw this.#refusal(status, headers, answer.text);
    return answer.text;
  }

  #refusal(status: number, headers: Headers, text: string): Refused {
    if (status === 401 && this.key.until && this.key.until < today())
      return new Refused(401, SENTENCES.expired(this.key.until));
    const sentences: Record<number, string> = { 401: SENTENCES.key, 404: SENTENCES.notFound, 422: SENTENCES.rule };
    if (status !== 403 && status !== 429) return new Refused(status, sentences[status] ?? SENTENCES.trouble);
    const seconds = secondsToWait(headers);
    if (status === 403 && seconds === null && !/rate limit|abuse/i.test(text))
      return new Refused(403, SENTENCES.rights);
    return new Refused(429, SENTENCES.wait(Math.max(1, Math.ceil((seconds ?? 60) / 60))));
  }
}

/** The seconds for which GitHub wants no more requests; null where it does not say so. */
function secondsToWait(headers: Headers): number | null {
  const after = headers.get('retry-after');
  if (after) return Number(after);
  if (headers.get('x-ratelimit-remaining') !== '0') return null;
  return Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
}
