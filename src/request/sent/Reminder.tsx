import { CalendarPlus } from 'lucide';
import { useState } from 'react';
import { announce } from '../../browser/announce.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { reminderFile } from './reminder.ts';
import { reminderWords as texts } from './words.ts';

/** A reminder for the visitor's own calendar, which others may see: it names nothing that was asked for. */
export function Reminder() {
  const [isSaved, setSaved] = useState(false);

  function saveReminder() {
    const link = new URL('/#pedido', location.href).href;
    saveFile(`${texts.ficheiro}.ics`, 'text/calendar', reminderFile(link, new Date()));
    setSaved(true);
    announce(texts.guardado);
  }

  return (
    <div className="cluster">
      <Button onClick={saveReminder}>
        <Icon of={CalendarPlus} />
        {texts.botao}
      </Button>
      {isSaved && <p>{texts.guardado}</p>}
    </div>
  );
}
