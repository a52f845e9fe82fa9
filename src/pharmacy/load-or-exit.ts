import { loadPharmacy } from './load.ts';
import { ContentError } from './mistakes/mistakes.ts';
import type { Pharmacy } from './pharmacy.ts';

/** Loads the content for a program that cannot go on without it: prints every mistake and exits with status 1. */
export function loadOrExit(): Pharmacy {
  try {
    return loadPharmacy();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
