import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPng } from '../art/icons.ts';
import { loadPharmacy } from '../pharmacy/load.ts';

/** The two sizes that an installed site needs (manifest). */
export const getStaticPaths = (() => ['192', '512'].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

/** The icon of the installed site, to be cut to any shape. */
export const GET: APIRoute = async ({ params }) => {
  const { farmacia } = loadPharmacy();
  const icon = await iconPng('maskable', Number(params.size), farmacia.matiz);
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
};
