import { expect, test } from './fixtures.ts';
import { field, messageOf, openForm, submit } from './form.ts';

// Chromium goes by the words of a label too, so that only `tel` fails here without its attribute; tests/dist/request-form.test.ts holds all.
test('what Chromium has stored of the visitor it fills in, and the message carries it', async ({ page, context }) => {
  await openForm(page);
  const cdp = await context.newCDPSession(page);
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#pedido [name="nome"]' });
  const { node } = await cdp.send('DOM.describeNode', { nodeId });
  const fields = [
    { name: 'NAME_FULL', value: 'Ana Exemplo' },
    { name: 'PHONE_HOME_WHOLE_NUMBER', value: '+351912345678' },
    { name: 'ADDRESS_HOME_STREET_ADDRESS', value: 'Rua A, 1' },
  ];
  await cdp.send('Autofill.enable');
  await field(page, 'nome').click();
  await cdp.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  await expect(field(page, 'morada')).toHaveValue('Rua A, 1');
  const chat = await submit(page);
  for (const { value } of fields) expect(messageOf(chat.url())).toContain(value);
});
