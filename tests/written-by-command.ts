import { outdatedFiles } from '../scripts/demonstration.ts';

/** Before the unit tests, which know their words from the frozen demonstration: one sentence, in the place of hundreds of failures. */
export default function setup(): void {
  const outdated = outdatedFiles();
  if (outdated.length === 0) return;
  const first = outdated.slice(0, 3).join(', ');
  throw new Error(
    `${outdated.length} files do not follow from content/ and its schemas, as ${first}. Run: npm run demonstracao`,
  );
}
