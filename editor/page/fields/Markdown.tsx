import { Button } from '../../../src/ui/Button.tsx';
import { TEXTS } from '../../texts.ts';
import { type FieldProps, useField } from './context.ts';
import styles from './fields.module.css';
import { TextInput } from './TextInput.tsx';

/** A long text with headings, and buttons that go to them. */
export function Markdown(props: FieldProps) {
  const { id } = useField(props);
  const text = String(props.value ?? '');
  const goTo = (at: number) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.focus();
    area.setSelectionRange(at, at);
    area.scrollIntoView({ block: 'nearest' });
    area.scrollTop = (at / text.length) * area.scrollHeight - area.clientHeight / 3;
  };
  return (
    <div className={styles.markdown}>
      <fieldset className={styles.headings}>
        <legend>{TEXTS.headings}</legend>
        {[...text.matchAll(/^## +(.+)$/gm)].map(({ index, 1: title = '' }) => (
          <Button key={index} variant="quiet" onClick={() => goTo(index)}>
            {title}
          </Button>
        ))}
      </fieldset>
      <TextInput {...props} />
    </div>
  );
}
