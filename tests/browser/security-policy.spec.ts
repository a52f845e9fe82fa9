import { expect, test } from './fixtures.ts';

// Every browser test sees that the policy refuses nothing that the pages need (`complaints` in fixtures.ts).
const INJECTED = `<script>window.injected = 'script'</script>
  <script src="data:text/javascript,window.injected='data'"></script>
  <script type="module">window.injected = 'module'</script>
  <img src="/nao-existe.png" onerror="window.injected = 'handler'">
  <svg onload="window.injected = 'svg'"></svg>
  <iframe srcdoc="<script>parent.injected = 'frame'</script>"></iframe>
  <a id="link" href="javascript:window.injected='link'">x</a>
  <base href="https://evil.example/">
  <form id="form" action="https://evil.example/"><input name="nome" value="x"></form>
  <style>body { --injected: yes }</style>
  <object data="data:text/html,<script>parent.injected='object'</script>"></object>`;

test('the policy, by its meta alone, refuses what was slipped in', async ({ page, baseURL, complaints }) => {
  // Each refusal is a complaint.
  complaints.allow(/./);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replace('</main>', `${INJECTED}</main>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/');
  await page.evaluate(() => document.getElementById('link')?.click());
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit());
  for (const directive of ['form-action', 'script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri'])
    await expect.poll(() => complaints.heard.join()).toContain(`CSP: ${directive} blocked`);
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--injected'))).toBe('');
  expect(page.url()).toBe(`${baseURL}/`);
  for (const attempt of [
    `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.injected=1">')`,
    `document.createElement('script').text = 'window.injected=1'`,
    `document.createElement('script').src = '/a.js'`,
    `setTimeout('window.injected=1')`,
    `trustedTypes.createPolicy('mine', {})`,
  ])
    await expect(page.evaluate(attempt), attempt).rejects.toThrow(/Trusted|policy/i);
  expect(await page.evaluate('window.injected')).toBeUndefined();
});
