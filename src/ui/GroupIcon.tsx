import { Drawing } from './Drawing.tsx';

/** The drawing beside the title of a group of services, or of a partner. */
export function GroupIcon({ of }: { of: string }) {
  return (
    <span className="group-icon">
      <Drawing of={of} size={28} />
    </span>
  );
}
