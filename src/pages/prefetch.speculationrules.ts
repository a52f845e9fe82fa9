/**
 * Lets browsers fetch a page of ours before it is requested: when somebody hovers over a link to it or begins to press it. They
 * do not where the visitor saves data or battery. Not prerendered, because that would run its scripts. The header
 * `Speculation-Rules` names this file (hosting/_headers).
 */
export function GET() {
  const rules = { prefetch: [{ where: { href_matches: ['/', '/politica-privacidade'] }, eagerness: 'moderate' }] };
  return new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } });
}
