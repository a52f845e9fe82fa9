/** Words for who writes the file by hand, and others for who sees a form, where there are no quotes and no cents. */
export type Words = string | { file: string; form: string };

/** A schema's message with other words for a form, as one text, because zod knows no other. */
export const fileOrForm = (file: string, form: string) => `${file}\n${form}`;

/** The words that `fileOrForm` joined. */
export function wordsOf(message: string): Words {
  const [file = '', form] = message.split('\n');
  return form === undefined ? file : { file, form };
}
