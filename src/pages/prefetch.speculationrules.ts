/**
 * Which pages a browser may get before they are asked for: one of ours, when somebody rests on a link to it or begins to press
 * it. Browsers leave it out by themselves where the visitor saves data or battery. Only fetched, never rendered: a rendered page
 * would run its scripts. The header `Speculation-Rules` names this file (hosting/_headers).
 */
export function GET() {
  const rules = { prefetch: [{ where: { href_matches: ['/', '/politica-privacidade'] }, eagerness: 'moderate' }] };
  return new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } });
}
