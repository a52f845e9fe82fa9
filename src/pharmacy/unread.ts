import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What older content may still hold and the site no longer reads: its words stand in the code now. It stops nothing. */
const UNREAD_FILES = ['content/formulario.yaml', 'content/interface.yaml'];

/** The line that names once what an owner may delete; null where there is nothing. @param folder the pharmacy's */
export function unreadLine(folder: string): string | null {
  const files = UNREAD_FILES.filter((file) => existsSync(join(folder, file)));
  return files.length > 0 ? `O site já não lê, e pode apagar: ${new Intl.ListFormat('pt-PT').format(files)}.` : null;
}
