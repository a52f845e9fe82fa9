// First: the order of the layers, and how zod reads.
import './styles.ts';
import '../stores/without-eval.ts';
import { GitHub } from '../stores/github.ts';
import { type Key, keepKey, readKey } from '../stores/key.ts';
import { repositoryStore } from '../stores/repository.ts';
import { wearHue } from './hue.ts';
import { KeyPage } from './KeyPage.tsx';
import { openEditor, rootOf } from './mount.tsx';

const place = document.getElementById('editor');
const { api = '', repository: name = '', branch = '', folder = '', hue, builds } = place?.dataset ?? {};
const repository = { api, name, branch, folder };

if (place) {
  wearHue(Number(hue));
  const root = rootOf(place);
  const openWithKey = (key: Key) => {
    keepKey(key);
    void openEditor(root, repositoryStore(new GitHub(repository, key.key), builds === 'true'), (why) => (
      <KeyPage repository={repository} mistake={why} openWithKey={openWithKey} retry={() => openWithKey(key)} />
    ));
  };
  const key = readKey();
  if (key) openWithKey(key);
  else root.render(<KeyPage repository={repository} openWithKey={openWithKey} />);
}
