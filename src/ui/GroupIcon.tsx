import { Drawing } from './Drawing.tsx';

/** The drawing beside the title of a group of services, or of a partner. */
export function GroupIcon({ name }: { name: string }) {
  return (
    <span className="group-icon">
      <Drawing name={name} size={28} />
    </span>
  );
}
