import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { isInSight } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import { FIELDS, field, fillRequest, openForm, SHORT_REQUEST, submit, submitButton } from './form.ts';
import { setLetters } from './looks.ts';

const preview = (page: Page) => page.locator('#pedido section').filter({ hasText: formWords.balao.titulo });

test('the message stays in view beside the form down to the last field; on a phone it stands above the button, over no field; the bar leaves while one types', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page);
  for (const name of FIELDS) {
    await field(page, name).focus();
    expect(await isInSight(page.locator('.MessageBubble-bubble')), name).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await fillRequest(page, SHORT_REQUEST);
  await expect(preview(page)).toContainText(`${formWords.mensagem.nome}: ${SHORT_REQUEST.nome}`);
  const [button, message] = await Promise.all([submitButton(page).boundingBox(), preview(page).boundingBox()]);
  expect(button?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
  for (let letters = 1; letters <= 24; letters += 4) {
    await field(page, 'instrucoes').fill(`${'a'.repeat(letters)} Ben-u-ron 1 g`);
    const word = preview(page).getByText('Ben-u-ron', { exact: true });
    expect(await word.evaluate((node) => node.getClientRects().length), 'in one line').toBe(1);
  }
  const bar = page.locator('.ActionBar-bar');
  for (const control of [...FIELDS.map((name) => field(page, name)), submitButton(page)]) {
    await control.focus();
    // Of a field of several lines browsers bring the one into view that is being written.
    expect(await isInSight(control, 40), `${await control.getAttribute('name')}`).toBe(true);
  }
  await field(page, 'nome').focus();
  await expect(bar).toBeHidden();
  await submitButton(page).evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await submitButton(page).boundingBox()) ?? {};
  // One press, though it leaves the field and stands where the bar comes back.
  await submit(page, () => page.mouse.click(x + 100, y + 30));
  await expect(bar).toBeVisible();
});

test('with letters of 150 % on a phone the first field is in view after a jump', async ({ page }) => {
  // At night the introduction says most.
  await page.clock.setFixedTime(new Date('2026-11-23T23:00:00Z'));
  await page.setViewportSize({ width: 360, height: 740 });
  await setLetters(page, 24);
  await openForm(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.ActionBar-bar').getByRole('link', { name: 'Pedir' }).click();
  await expect.poll(() => isInSight(field(page, 'instrucoes'), 60)).toBe(true);
});

/** A part of React's tree, as its hook for developers' tools gets it. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
}

/**
 * In the page, before its scripts: notes each component that React renders again, by the fields in it, or as the
 * preview, which the links with the message count for.
 */
function noteRenders() {
  const COMPONENTS = [0, 11, 14, 15];
  const RENDERED = 1;
  const rendered: string[] = [];
  const elementOf = (fiber: Fiber | null): Element | null =>
    fiber &&
    (fiber.stateNode instanceof Element ? fiber.stateNode : (elementOf(fiber.child) ?? elementOf(fiber.sibling)));
  const nameOf = (part: Element | null) => {
    if (!part || part.closest('.MessageBubble-preview, .message-actions, .pending'))
      return part ? 'preview' : 'nothing';
    return [...part.querySelectorAll('[name]')].map((field) => field.getAttribute('name')).join() || part.className;
  };
  const walk = (now: Fiber, before: Fiber | null, around: Element | null = null) => {
    // One without an element, as a text, by the element that it stands in.
    const part = elementOf(now.child) ?? around;
    const isRendered = before && COMPONENTS.includes(now.tag) && now.flags & RENDERED;
    // Not another island's, which may come near meanwhile.
    if (isRendered && (!part || part.closest('#pedido'))) rendered.push(nameOf(part));
    if (before && now.child === before.child) return;
    const holder = now.stateNode instanceof Element ? now.stateNode : around;
    for (let child = now.child; child; child = child.sibling) walk(child, child.alternate, holder);
  };
  const onCommitFiberRoot = (_id: number, root: { current: Fiber }) => walk(root.current, root.current.alternate);
  Object.assign(window, {
    rendered,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onPostCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    },
  });
}

test('a letter renders its own field and the message, and nothing else', async ({ page }) => {
  await page.addInitScript(noteRenders);
  const rendered = () => page.evaluate(() => (window as unknown as { rendered: string[] }).rendered.splice(0));
  await openForm(page);
  for (const name of ['nome', 'codigoDispensa', 'outroAssunto'] as const) {
    // The first opens its fold, and the ways to send the message.
    await field(page, name).pressSequentially('1');
    await expect(preview(page)).toContainText(`${formWords.mensagem[name]}: 1`);
    await rendered();
    await field(page, name).pressSequentially('2');
    await expect(preview(page)).toContainText(`${formWords.mensagem[name]}: 12`);
    const parts = new Set(await rendered());
    expect(parts.delete('preview')).toBe(true);
    parts.delete(name);
    expect([...parts], name).toEqual([]);
    // Left half filled, a field says so a moment later.
    await field(page, name).fill('');
  }
});
