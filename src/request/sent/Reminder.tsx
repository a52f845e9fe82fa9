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

/** A reminder for the visitor's own calendar, which others may see: it names nothing that was asked for. */
export function Reminder() {
  const [months, setMonths] = useState(2);
  const [saved, setSaved] = useState<number>();

  function saveReminder() {
    const link = new URL('/#pedido', location.href).href;
    saveFile(`${texts.ficheiro}.ics`, 'text/calendar', reminderFile(link, months, new Date(), contact.behind));
    setSaved(months);
    announce(texts.guardado);
  }

  return (
    <div className="cluster reminder">
      <SelectField
        name="lembrete"
        label={texts.quando}
        value={months}
        onChange={({ target }) => setMonths(Number(target.value))}
      >
        {Object.entries(texts.tempos).map(([each, time]) => (
          <option key={each} value={each}>
            {time}
          </option>
        ))}
      </SelectField>
      <Button onClick={saveReminder}>
        <Icon of={CalendarPlus} />
        {texts.botao(texts.tempos[months] ?? '')}
      </Button>
      {saved === months && <p>{texts.guardado}</p>}
    </div>
  );
}
