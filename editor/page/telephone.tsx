import './first.ts';
import { GitHub } from '../stores/github.ts';
import { type Key, keepKey, readKey } from '../stores/key.ts';
import { repositoryStore } from '../stores/repository.ts';
import { wearHue } from './hue.ts';
import { KeyPage } from './KeyForm.tsx';
import { openEditor, rootOf } from './mount.tsx';

const place = document.getElementById('editor');
const { api = '', repository: name = '', branch = '', folder = '', hue, builds } = place?.dataset ?? {};
const repository = { api, name, branch, folder };

if (place) {
  wearHue(Number(hue));
  const root = rootOf(place);
  const openWithKey = (key: Key) => {
    keepKey(key);
    void openEditor(root, repositoryStore(new GitHub(repository, key), builds === 'true'), (failure) => (
      <KeyPage repository={repository} kept={key} failure={failure} openWithKey={openWithKey} />
    ));
  };
  const key = readKey();
  void keepOffline();
  if (key) openWithKey(key);
  else root.render(<KeyPage repository={repository} openWithKey={openWithKey} />);
}

/** Keeps this page for where there is no network, beside the worker that visitors have. */
async function keepOffline(): Promise<void> {
  const address = '/editar-sw.js';
  try {
    // The policy's name stands in the content security policy (build/editor-page.ts).
    const policy = window.trustedTypes?.createPolicy('editar', { createScriptURL: String });
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address, { scope: '/editar' });
  } catch {
    // No workers, or a private window: with a network it works without.
  }
}
