import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesIn } from '../hosting/compress.ts';
import { median, table } from './statistics.ts';

const FOLDER = '.cache/bench/growth';
const COUNTS = [1, 10, 100];
const AIM = 150;

/** Writes the content of one more pharmacy: the demonstration's, with a name, an address, telephones and a hue of its own. */
function writePharmacy(index: number): string {
  const folder = `${FOLDER}/${index}`;
  mkdirSync(folder, { recursive: true });
  cpSync('content', `${folder}/content`, { recursive: true });
  cpSync('public', `${folder}/public`, { recursive: true });
  const file = `${folder}/content/farmacia.yaml`;
  const own = readFileSync(file, 'utf8')
    .replaceAll('Farmácia Exemplar', `Farmácia Exemplar ${index}`)
    .replaceAll('farmaciaexemplar', `farmaciaexemplar${index}`)
    .replaceAll('Rua da Fonte, 1', `Rua da Fonte, ${index + 1}`)
    .replaceAll('"249000000"', `"249${String(index).padStart(6, '0')}"`)
    .replace(/^matiz: \d+/m, `matiz: ${(index * 37) % 360}`);
  writeFileSync(file, own);
  return folder;
}

interface Growth {
  total: number;
  each: number[];
  /** Bytes of all sites, and without the compressed forms beside the files. */
  bytes: number;
  plainBytes: number;
  files: number;
}

/** Builds that many pharmacies in a fresh process, nothing kept from before. */
function grow(count: number): Growth {
  rmSync(FOLDER, { recursive: true, force: true });
  rmSync('.cache/compressed', { recursive: true, force: true });
  const folders = Array.from({ length: count }, (_, index) => writePharmacy(index));
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const said = execFileSync(process.execPath, ['scripts/build-pharmacies.ts', ...folders], { env, encoding: 'utf8' });
  const total = performance.now() - started;
  const each = [...said.matchAll(/: (\d+) ms/g)].map(([, ms]) => Number(ms));
  const files = folders.flatMap((folder) => filesIn(`${folder}/dist`).map((path) => `${folder}/dist${path}`));
  const sizes = files.map((file): [string, number] => [file, readFileSync(file).length]);
  const sum = (some: [string, number][]) => some.reduce((bytes, [, size]) => bytes + size, 0);
  return {
    total,
    each,
    bytes: sum(sizes),
    plainBytes: sum(sizes.filter(([file]) => !/\.(br|gz)$/.test(file))),
    files: files.length,
  };
}

/** Build time and output size for 1, 10 and 100 pharmacies, as Markdown. */
export function benchGrowth(): string {
  const rows = COUNTS.map((count) => {
    const { total, each, bytes, plainBytes, files } = grow(count);
    const later = each.slice(1);
    console.log(`${count} pharmacies: ${(total / 1000).toFixed(1)} s`);
    return [
      String(count),
      (total / 1000).toFixed(1),
      String(each[0] ?? ''),
      later.length > 0 ? String(median(later)) : '',
      later.length > 9 ? `${median(later.slice(0, 9))}, ${median(later.slice(-9))}` : '',
      String(files),
      (plainBytes / 2 ** 20).toFixed(2),
      (bytes / 2 ** 20).toFixed(2),
    ];
  });
  rmSync(FOLDER, { recursive: true, force: true });
  const head = [
    'Pharmacies',
    'all, s',
    'the first, ms',
    'each later one, median, ms',
    'the first nine of them, the last nine, ms',
    'files',
    'MiB',
    'MiB with compressed forms',
  ];
  return `## Growth

Generated pharmacies, each with a name, address, telephone and hue of its own, built one after another in one process (\`npm run build:pharmacies\`), nothing kept from before. The aim is under ${AIM} ms for each after start-up.

${table(head, rows)}`;
}
