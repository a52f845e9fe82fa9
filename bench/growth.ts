import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesIn } from '../hosting/compress.ts';
import { table } from './statistics.ts';

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
  execFileSync(process.execPath, ['scripts/build-pharmacies.ts', ...folders], { env });
  const total = performance.now() - started;
  const files = folders.flatMap((folder) => filesIn(`${folder}/dist`).map((path) => `${folder}/dist${path}`));
  const sizes = files.map((file): [string, number] => [file, readFileSync(file).length]);
  const sum = (some: [string, number][]) => some.reduce((bytes, [, size]) => bytes + size, 0);
  return {
    total,
    bytes: sum(sizes),
    plainBytes: sum(sizes.filter(([file]) => !/\.(br|gz)$/.test(file))),
    files: files.length,
  };
}

/** Build time and output size for 1, 10 and 100 pharmacies, as Markdown. */
export function benchGrowth(): string {
  const grown = COUNTS.map((count) => {
    const growth = grow(count);
    console.log(`${count} pharmacies: ${(growth.total / 1000).toFixed(1)} s`);
    return { count, ...growth };
  });
  const rows = grown.map(({ count, total, bytes, plainBytes, files }, i) => {
    const before = grown[i - 1];
    return [
      String(count),
      (total / 1000).toFixed(1),
      before ? String(Math.round((total - before.total) / (count - before.count))) : '',
      String(files),
      (plainBytes / 2 ** 20).toFixed(2),
      (bytes / 2 ** 20).toFixed(2),
    ];
  });
  rmSync(FOLDER, { recursive: true, force: true });
  const head = [
    'Pharmacies',
    'all, s',
    'each one more than in the row above, ms',
    'files',
    'MiB',
    'MiB with compressed forms',
  ];
  return `## Growth

Generated pharmacies, each with a name, address, telephone and hue of its own, built in one process (\`npm run build:pharmacies\`), nothing kept from before. The aim is under ${AIM} ms for each after start-up.

${table(head, rows)}`;
}
