import contact from 'virtual:content/contact';
import { CalendarPlus } from 'lucide';
import { useState } from 'react';
import { announce } from '../../browser/announce.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { reminderFile } from './reminder.ts';
import { reminderWords as texts } from './words.ts';

/** The months that `tempos` names. */
const MONTHS = [1, 2, 3, 6];

/** A reminder for the visitor's own calendar, which others may see: it names nothing that was asked for. */
export function Reminder() {
  const [chosen, setChosen] = useState(1);
  const [saved, setSaved] = useState<number>();

  function saveReminder() {
    const link = new URL('/#pedido', location.href).href;
    const text = texts.texto(link);
    const file = reminderFile(
      { title: texts.titulo, text, link, months: MONTHS[chosen] ?? 0, behind: contact.behind },
      new Date(),
    );
    saveFile(`${texts.ficheiro}.ics`, 'text/calendar', file);
    setSaved(chosen);
    announce(texts.guardado);
  }

  return (
    <div className="cluster reminder">
      <SelectField
        name="lembrete"
        label={texts.quando}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {texts.tempos.map((time, i) => (
          <option key={time} value={i}>
            {time}
          </option>
        ))}
      </SelectField>
      <Button onClick={saveReminder}>
        <Icon of={CalendarPlus} />
        {texts.botao(texts.tempos[chosen] ?? '')}
      </Button>
      {saved === chosen && <p>{texts.guardado}</p>}
    </div>
  );
}
