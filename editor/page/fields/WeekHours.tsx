import { Plus, Trash2 } from 'lucide';
import { WEEK, type Weekday } from '../../../src/opening/week.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { fieldId, withValue } from '../../core/paths.ts';
import { type FilePeriod, hoursOf, inWeek, periodsOf, type Week, weekOf } from '../../core/week.ts';
import { TEXTS } from '../../texts.ts';
import {
  FieldGroup,
  FieldMessages,
  type FieldProps,
  type Fields,
  FieldsContext,
  fieldIn,
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
  const { dias, abre = {}, fecha = {} } = schema.items?.properties ?? {};
  // Its hint would stand in each row.
  const { hint: _, ...closing } = fecha;
  const nameOf = (day: Weekday) => dias?.choices?.[day] ?? day;
  return (
    <FieldGroup of={field}>
      <FieldsContext value={days}>
        {WEEK.map((day, i) => {
          const periods = week[day];
          const ofDay = fieldIn(days, { schema, path: [...path, day], value: periods });
          const above = WEEK[i - 1];
          return (
            <fieldset key={day} className={styles.weekday}>
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
                      onClick={() => ofDay.set(periods.toSpliced(n, 1))}
                    />
                  </div>
                );
              })}
              <FieldMessages of={ofDay} />
              <div className="cluster">
                <Button
                  variant="quiet"
                  aria-label={`${TEXTS.addPeriod}: ${nameOf(day)}`}
                  onClick={() => ofDay.set([...periods, { abre: '', fecha: '' }])}
                >
                  <Icon of={Plus} />
                  {TEXTS.addPeriod}
                </Button>
                {above && hoursOf(week[above]) !== hoursOf(periods) && (
                  <Button
                    variant="quiet"
                    aria-label={`${TEXTS.sameAs(nameOf(above))}: ${nameOf(day)}`}
                    onClick={() => ofDay.set(week[above])}
                  >
                    {TEXTS.sameAs(nameOf(above))}
                  </Button>
                )}
              </div>
            </fieldset>
          );
        })}
      </FieldsContext>
    </FieldGroup>
  );
}
