import { Plus, Trash2 } from 'lucide';
import { WEEK, type Weekday } from '../../../src/opening/week.ts';
import type { Path } from '../../../src/pharmacy/paths.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { fieldId, withValue } from '../../paths.ts';
import type { Schema } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { type FilePeriod, hoursOf, inWeek, periodsOf, type Week, weekOf } from '../../week.ts';
import {
  FieldGroup,
  FieldMessages,
  type FieldProps,
  type Fields,
  FieldsContext,
  useField,
  useFields,
} from './field.tsx';
import styles from './fields.module.css';
import { TextInput } from './TextInput.tsx';

/** Opening hours as a week, a row a day; the file keeps days with the same hours together. */
export function WeekHours(props: FieldProps) {
  const { schema, path, value } = props;
  const fields = useFields();
  const field = useField(props);
  const week = weekOf(Array.isArray(value) ? (value as FilePeriod[]) : []);
  /** The fields of the days, in the place of those of the file's periods. */
  const days: Fields = {
    ...fields,
    set: (at, changed) => field.set(periodsOf(withValue(week, at.slice(path.length), changed) as Week)),
    mistakes: fields.mistakes.flatMap((mistake) => {
      if (!fieldId('', mistake.path).startsWith(fieldId('', path))) return [];
      return inWeek(week, mistake.path.slice(path.length)).map((at) => ({ ...mistake, path: [...path, ...at] }));
    }),
  };
  return (
    <FieldGroup of={field}>
      <FieldsContext value={days}>
        {WEEK.map((day) => (
          <Day key={day} schema={schema.items ?? {}} path={path} day={day} week={week} />
        ))}
      </FieldsContext>
    </FieldGroup>
  );
}

interface DayProps {
  /** Of a period. */
  schema: Schema;
  /** Of the week. */
  path: Path;
  day: Weekday;
  week: Week;
}

function Day({ schema, path, day, week }: DayProps) {
  const periods = week[day];
  const field = useField({ schema, path: [...path, day], value: periods });
  const { dias, abre = {}, fecha = {} } = schema.properties ?? {};
  // Its hint would stand in each row.
  const { hint: _, ...closing } = fecha;
  const nameOf = (of: Weekday) => dias?.choices?.[of] ?? of;
  const above = WEEK[WEEK.indexOf(day) - 1];
  return (
    <fieldset className={styles.weekday}>
      <legend className={styles.legend}>{nameOf(day)}</legend>
      {periods.length === 0 && <p className="fine-print">{TEXTS.closed}</p>}
      {periods.map((period, n) => {
        const remove = TEXTS.remove(`${nameOf(day)}, ${period.abre}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second period of a day
          <div key={n} className={styles.period}>
            <TextInput schema={abre} path={[...path, day, n, 'abre']} value={period.abre} isRequired />
            <TextInput schema={closing} path={[...path, day, n, 'fecha']} value={period.fecha} isRequired />
            <IconButton
              icon={Trash2}
              label={remove}
              title={remove}
              onClick={() => field.set(periods.toSpliced(n, 1))}
            />
          </div>
        );
      })}
      <FieldMessages of={field} />
      <div className="cluster">
        <Button
          variant="quiet"
          aria-label={`${TEXTS.addPeriod}: ${nameOf(day)}`}
          onClick={() => field.set([...periods, { abre: '', fecha: '' }])}
        >
          <Icon of={Plus} />
          {TEXTS.addPeriod}
        </Button>
        {above && hoursOf(week[above]) !== hoursOf(periods) && (
          <Button
            variant="quiet"
            aria-label={`${TEXTS.sameAs(nameOf(above))}: ${nameOf(day)}`}
            onClick={() => field.set(week[above])}
          >
            {TEXTS.sameAs(nameOf(above))}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
