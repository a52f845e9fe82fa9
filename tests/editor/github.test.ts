import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FileName } from '../../editor/core/content-files.ts';
import type { NamedDraft } from '../../editor/core/drafts.ts';
import { demonstrationFrom, SavedContent } from '../../editor/core/saved-content.ts';
import { sentencesOf } from '../../editor/core/versions.ts';
import { GitHub } from '../../editor/stores/github.ts';
import { keyMistake } from '../../editor/stores/key.ts';
import { repositoryStore } from '../../editor/stores/repository.ts';
import { saveDrafts } from '../../editor/stores/save-drafts.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { fakeBrowser } from '../fake-browser.ts';
import { FakeGitHub, filesOf, KEYS, REPOSITORY } from './github.ts';

const FILES: Record<string, string> = {
  ...filesOf(DEMONSTRATION),
  'README.md': '# Site\n',
  'src/pages/index.astro': '<p>Código</p>\n',
};

let github: FakeGitHub;
beforeAll(async () => {
  github = await FakeGitHub.start(FILES);
});
afterAll(() => github.stop());

/** Another browser, with nothing kept. */
function anotherBrowser() {
  fakeBrowser();
  const kept = new Map<string, Response>();
  const cache = {
    put: async (path: string, file: Response) => void kept.set(path, file),
    match: async (path: string) => kept.get(path)?.clone(),
    delete: async (path: string) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
}
beforeEach(() => {
  anotherBrowser();
  github.reset();
});
afterEach(() => void vi.unstubAllGlobals());

const demonstration = demonstrationFrom((file) => readFileSync(file, 'utf8'));

// biome-ignore lint/suspicious/noExplicitAny: what a test knows of the data, lists and fields as they come
type Data = any;

const gitHub = (key: string, { folder = '', branch = '', until = '2099-01-01' } = {}) =>
  new GitHub({ api: github.url, name: REPOSITORY, branch, folder }, { key, until });

/** The content that the last telephone read: of its files only those that changed are parsed again. */
let known: SavedContent | undefined;

/** A telephone: the store, and the content as it read or saved it last. */
async function telephone(place: { folder?: string; branch?: string } = {}) {
  const store = repositoryStore(gitHub(KEYS.writes, place), true);
  known = new SavedContent(await store.read(), demonstration, known);
  const phone = {
    store,
    content: known,
    dataOf: (name: FileName): Data => phone.content.files().find((file) => file.name === name)?.data,
  };
  return phone;
}

type Phone = Awaited<ReturnType<typeof telephone>>;

async function publish(phone: Phone, ...drafts: NamedDraft[]) {
  const { content, ...open } = await saveDrafts(phone.store, phone.content, drafts);
  phone.content = content;
  return { ...open, version: content.snapshot.version };
}

function draftOf(phone: Phone, name: FileName, change: (data: Data) => unknown): NamedDraft {
  const data = phone.dataOf(name);
  return { name, base: data, data: change(structuredClone(data)) };
}

const priceOf = (phone: Phone, precoDia: number) =>
  draftOf(phone, 'aluguer', ([first, ...others]) => [{ ...first, precoDia }, ...others]);

describe('publishing from a telephone', () => {
  test('makes one commit of all that was changed, in which only the lines that were meant differ', async () => {
    const phone = await telephone();
    const price = priceOf(phone, 120);
    const notice = { texto: 'Fechamos à uma.', de: '2099-12-24', ate: '2099-12-24', tipo: 'normal', fechada: true };
    const notices = draftOf(phone, 'avisos', (data) => [...data, { id: '', ...notice }]);
    expect(phone.content.changes([price, notices]).flatMap(({ changes }) => changes)).toMatchObject([
      { path: [0, 'precoDia'], sentence: expect.stringContaining('para 1,20') },
      { path: [0], sentence: expect.stringMatching(/^Entra «Fechamos à uma.»: lê-se no site /) },
    ]);
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await publish(phone, price, notices)).toEqual({ version: github.head });
    // Every answer is asked for anew.
    expect(new Set(asked.mock.calls.map(([, options]) => options?.cache))).toEqual(new Set(['no-store']));
    asked.mockRestore();
    expect(github.log()).toEqual(['Muda «Avisos» e «Aluguer», pelo telemóvel', 'Início']);
    const before = FILES['content/aluguer.yaml'] ?? '';
    expect(github.read('content/aluguer.yaml')).toBe(before.replace('precoDia: 100', 'precoDia: 120'));
    expect(JSON.parse(github.read('public/avisos.json')).at(-1)).toMatchObject({ id: 'fechamos-a-uma', ...notice });
    expect(github.read('src/pages/index.astro')).toBe('<p>Código</p>\n');
  });

  test('changes the pharmacy of its folder, on its branch, and no other', async () => {
    github.commit({ ...filesOf('exemplos/serra', 'exemplos/serra/'), ...filesOf(DEMONSTRATION, 'outra/') });
    const phone = await telephone({ folder: 'outra', branch: 'main' });
    await publish(phone, priceOf(phone, 120));
    expect(github.read('outra/content/aluguer.yaml')).toContain('precoDia: 120');
    expect(github.read('content/aluguer.yaml')).toBe(FILES['content/aluguer.yaml']);
    await expect(telephone({ branch: 'nenhum' })).rejects.toThrow('não abre este site');
  });

  test('puts right an internal name that cannot be, for which no form has a field', async () => {
    const wrong = FILES['content/aluguer.yaml']?.replace('id: nebulizador', 'id: Nebulizador 2') ?? '';
    github.commit({ 'content/aluguer.yaml': wrong });
    const phone = await telephone();
    expect(phone.content.files().flatMap(({ mistakes }) => mistakes)).toHaveLength(1);
    expect(await publish(phone, priceOf(phone, 120))).toEqual({ version: github.head });
    expect(github.read('content/aluguer.yaml')).toContain('id: nebulizador-de-ultrassons');
  });
});

describe('what somebody else publishes meanwhile', () => {
  const elsewhere = (change: (text: string) => string) =>
    github.commit({ 'content/aluguer.yaml': change(github.read('content/aluguer.yaml')) }, 'Colega');
  const rename = () => elsewhere((text) => text.replace('nome: Nebulizador de ultrassons', 'nome: Nebulizador'));

  test('comes together with it, also between reading and writing', async () => {
    const phone = await telephone();
    const price = priceOf(phone, 120);
    // When all is ready but the branch.
    const faults = [rename];
    github.fault = ({ method }) => (method === 'PATCH' ? faults.pop() : undefined);
    await publish(phone, price);
    expect(github.log()).toEqual(['Muda «Aluguer», pelo telemóvel', 'Colega', 'Início']);
    expect(github.read('content/aluguer.yaml')).toMatch(/precoDia: 120[\s\S]*nome: Nebulizador\n/);
  });

  test('takes no photograph’s name, where both are called image.jpg as on an iPhone', async () => {
    const keep = async (bytes: string) => {
      anotherBrowser();
      return (await telephone()).store.keepPhotograph(new File([bytes], 'image.jpg'));
    };
    const [mine, theirs] = [await keep('De dia.'), await keep('De noite.')];
    expect([mine, theirs]).toEqual(Array(2).fill(expect.stringMatching(/^image-[0-9a-f]{8}\.jpg$/)));
    expect(theirs).not.toBe(mine);
    expect(await keep('De dia.')).toBe(mine);
  });

  test('that never ends is said, and nothing is written', { timeout: 60_000 }, async () => {
    const phone = await telephone();
    const price = priceOf(phone, 120);
    let times = 0;
    github.fault = ({ method }) =>
      method === 'PATCH' ? () => void elsewhere((text) => `${text}# ${times++}\n`) : undefined;
    await expect(publish(phone, price)).rejects.toThrow('Outra pessoa está a publicar ao mesmo tempo');
    expect(times).toBe(5);
    expect(github.read('content/aluguer.yaml')).not.toContain('precoDia: 120');
  });
});

describe('what GitHub refuses is said once, in plain words, and nothing is half written', () => {
  const ENDS_SOON = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' };
  const RULE = { status: 422 };
  const wait = (status: number, headers: Record<string, string> = {}) => ({ status, headers });

  test.each<[what: string, asked: string, fault: ReturnType<FakeGitHub['fault']>, sentence: string]>([
    ['too many requests, with its wait', 'PATCH', wait(403, { 'retry-after': '130' }), 'se espere 3 minutos'],
    ['a limit that ends soon', 'PATCH', wait(429, ENDS_SOON), 'se espere um minuto'],
    ['a fault of its own', 'POST git/trees', { status: 502 }, 'está com problemas'],
    ['a fault of its own at the branch', 'PATCH', { status: 502 }, 'Ainda não sei'],
    ['a rule of the repository', 'PATCH', RULE, 'uma regra que não deixa mudar o site assim'],
    ['a key that is over', 'PATCH', { status: 401 }, 'não aceita esta chave'],
    ['a key without rights', 'PATCH', { status: 403 }, 'não pode escrever'],
    ['a line that breaks before the files', 'POST git/trees', 'lost on the way', 'Sem ligação'],
    ['a line that breaks after it', 'POST git/commits', 'lost on the way back', 'Sem ligação'],
    ['a line that breaks before the branch', 'PATCH', 'lost on the way', 'Ainda não sei'],
  ])('%s', async (_what, asked, fault, sentence) => {
    const phone = await telephone();
    const { head } = github;
    github.fault = ({ method, path }) => (`${method} ${path}`.startsWith(asked) ? fault : undefined);
    await expect(publish(phone, priceOf(phone, 120))).rejects.toThrow(sentence);
    expect(github.head).toBe(head);
  });

  test('but a commit whose answer alone was lost is published, and so it says', async () => {
    const phone = await telephone();
    const price = priceOf(phone, 120);
    github.fault = ({ method }) => (method === 'PATCH' ? 'lost on the way back' : undefined);
    expect(await publish(phone, price)).toEqual({ version: github.head });
    expect(github.log()).toHaveLength(2);
  });

  test('and where nothing answers any more, it says that it does not know, and the next try finds out', async () => {
    const phone = await telephone();
    const price = priceOf(phone, 120);
    let isDown = false;
    github.fault = ({ method }) => {
      isDown ||= method === 'PATCH';
      return isDown ? 'lost on the way back' : undefined;
    };
    await expect(publish(phone, price)).rejects.toThrow('Ainda não sei se as mudanças chegaram');
    github.fault = () => undefined;
    expect(await publish(phone, price)).toEqual({ version: github.head });
    expect(github.log()).toEqual(['Muda «Aluguer», pelo telemóvel', 'Início']);
  });
});

test('a key is tried with what nothing refers to', async () => {
  const tried = (key: string, until?: string) =>
    gitHub(key, { until })
      .tryKey()
      .then(() => 'opens', String);
  expect(await tried(KEYS.writes)).toBe('opens');
  expect(['senha', KEYS.writes].map(keyMistake)).toEqual([expect.stringContaining('não é uma chave'), null]);
  expect(await tried(KEYS.reads)).toContain('não pode escrever');
  expect(await tried(KEYS.ofAnother)).toContain('não abre este site');
  expect(await tried(KEYS.writesMore)).toMatch(/abre mais do que este site.*«Only select.*«farmacia\/site»/);
  expect(await tried(`github_pat_${'x'.repeat(30)}`)).toContain('não aceita esta chave');
  expect(await tried(`github_pat_${'x'.repeat(30)}`, '2026-01-31')).toContain('acabou a 31 de janeiro de 2026');
  expect(github.log()).toEqual(['Início']);
});

describe('what was published', () => {
  test('is listed over all topics, newest first, in sentences, and has each file as it was', async () => {
    const windows = `\uFEFF${FILES['content/aluguer.yaml']?.replaceAll('\n', '\r\n')}`;
    github.commit({ 'content/aluguer.yaml': windows });
    github.commit({ 'README.md': 'Outra coisa.' });
    const phone = await telephone();
    const slogan = draftOf(phone, 'slogans', (data) => data.with(0, 'Uma frase só nossa.'));
    await publish(phone, priceOf(phone, 120), slogan);
    const listed = await phone.store.history(10);
    expect(listed.slice(0, 2).map((change) => sentencesOf(change).map(({ text }) => text))).toEqual([
      [expect.stringMatching(/^Aluguer › .*para 1,20/), expect.stringMatching(/^Frases.* › .*Uma frase só nossa/)],
      [],
    ]);
    expect(listed.slice(0, 2).map(({ author }) => author)).toEqual(['Dona', 'Ana Colega']);
    expect(await phone.store.history(2)).toHaveLength(2);
    const [newest, , oldest] = listed.map(({ texts }) => texts[0]);
    const after = windows.replace('precoDia: 100', 'precoDia: 120');
    expect(newest).toEqual({ name: 'aluguer', before: windows, after });
    expect(oldest).toMatchObject({ before: null, after: FILES['public/avisos.json'] });
  });

  test('has what two computers joined once, each part as whoever wrote it published it', async () => {
    const { head } = github;
    const priced = (cents: number) => ({
      'content/aluguer.yaml': FILES['content/aluguer.yaml']?.replace('precoDia: 100', `precoDia: ${cents}`) ?? '',
    });
    const mine = github.commit(priced(130), 'Conteúdo de 28 de novembro', head);
    const theirs = github.commit({ 'content/slogans.yaml': '- Outra.\n' }, 'Update slogans.yaml', head);
    github.commit(priced(130), 'Conteúdo de 28 de novembro, junto', theirs, mine);
    const listed = await (await telephone()).store.history(10);
    expect(listed.map(({ id }) => id).slice(0, -1)).toEqual([theirs, mine]);
    expect(listed.map(({ texts }) => texts.map(({ name }) => name)).slice(0, -1)).toEqual([['slogans'], ['aluguer']]);
  });
});

describe('a bad line', () => {
  const paths = () => github.calls.map(({ method, path }) => `${method} ${path.split('/').slice(0, 2).join('/')}`);
  const seldom = (times: number) => {
    let lost = 0;
    return (): 'lost on the way' | undefined => (lost++ < times ? 'lost on the way' : undefined);
  };

  test('is tried three times, and no more, also where it never answers', async () => {
    github.fault = seldom(2);
    const phone = await telephone();
    github.calls.length = 0;
    github.fault = seldom(3);
    await expect(phone.store.read()).rejects.toThrow('Sem ligação');
    expect(github.calls).toHaveLength(3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    const asked = vi.fn(async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
    vi.stubGlobal('fetch', asked);
    const slow = expect(phone.store.read()).rejects.toThrow('lenta de mais: três vezes');
    await vi.advanceTimersByTimeAsync(5000);
    await slow;
    expect(asked).toHaveBeenCalledTimes(3);
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  test('takes no photograph away: it waits in the browser, goes with the text that names it, and comes back with it', async () => {
    let phone = await telephone();
    github.fault = () => 'lost on the way';
    const [ficheiro, other = ''] = await Promise.all(
      ['loja', 'equipa'].map((name) => phone.store.keepPhotograph(new File([name], `${name}.jpg`))),
    );
    const shown = async () => atob((await phone.store.photographAddress(other)).replace(/.*,/, ''));
    expect(await shown()).toBe('equipa');
    github.fault = () => undefined;
    phone = await telephone();
    const descricao = 'A montra na praça, com a cruz acesa';
    const none = phone.dataOf('farmacia');
    const loja = { ficheiro, descricao };
    const both = { ...none, fotografias: { loja, equipa: { ficheiro: other, descricao } } };
    const draft = (base: Data, data: Data): NamedDraft => ({ name: 'farmacia', base, data });
    await publish(phone, draft(none, both));
    expect(github.read(`content/fotografias/${other}`)).toBe('equipa');
    expect(phone.content.snapshot.photographs).toHaveProperty([other]);
    github.commit({ 'content/fotografias/nunca-dita.jpg': 'De outra pessoa.' });
    phone.content = phone.content.with(await phone.store.read());
    const left = { ...none, fotografias: { loja } };
    await publish(phone, draft(both, left));
    expect(() => github.read(`content/fotografias/${other}`)).toThrow('There is no');
    for (const stays of [ficheiro, 'nunca-dita.jpg']) expect(github.read(`content/fotografias/${stays}`)).toBeTruthy();
    // Another telephone takes that back: the file is still in the past.
    anotherBrowser();
    phone = await telephone();
    await phone.store.history(10);
    phone.content = phone.content.with(await phone.store.read());
    expect(await shown()).toBe('equipa');
    expect(await publish(phone, draft(left, both))).toEqual({ version: github.head });
    expect(github.read(`content/fotografias/${other}`)).toBe('equipa');
  });

  test('opens by three calls one after the other; from the last copy by none, and then asks only for what changed', async () => {
    const phone = await telephone();
    expect(new Set(paths())).toEqual(new Set(['GET commits', 'GET git/trees', 'GET git/blobs']));
    expect(paths().filter((path) => !path.endsWith('blobs'))).toHaveLength(2);
    github.calls.length = 0;
    const again = repositoryStore(phone.store.host.github, true);
    expect(again.copy?.texts).toEqual(phone.content.snapshot.texts);
    expect(paths()).toEqual([]);
    await again.read();
    expect(paths()).toEqual(['GET commits']);
    github.commit({ 'content/slogans.yaml': '- Outra.\n' });
    github.calls.length = 0;
    expect((await again.read()).texts.slogans).toBe('- Outra.\n');
    expect(paths()).toEqual(['GET commits', 'GET git/trees', 'GET git/blobs']);
  });
});

test('the site shows a commit once its own is that one, or a later one', async () => {
  const phone = await telephone();
  const before = github.head;
  const { version: commit } = await publish(phone, priceOf(phone, 120));
  const showing = async (shown: string) => {
    const asked = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
      address === '/editar/versao.txt' ? Promise.resolve(new Response(shown)) : asked(address, options),
    );
    return phone.store.host.isShown(commit).finally(() => vi.stubGlobal('fetch', asked));
  };
  expect(await showing('<!doctype html>')).toBe(false);
  expect(await showing(before)).toBe(false);
  expect(await showing(commit)).toBe(true);
  expect(await showing(github.commit({ 'README.md': 'Outra coisa.' }))).toBe(true);
});
