import { Mail, MessageSquareText } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { type Channel, messageLink } from '../lib/links.ts';
import { ButtonLink, NEW_TAB } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { WhatsAppIcon } from './WhatsAppIcon.tsx';

interface MessageButtonProps {
  channel: Channel;
  /** What is already typed in. */
  text: string;
  variant?: ComponentProps<typeof ButtonLink>['variant'];
  children: ReactNode;
}

/** A button that begins a message to the pharmacy. */
export function MessageButton({ channel, text, variant, children }: MessageButtonProps) {
  return (
    <ButtonLink {...(variant && { variant })} href={messageLink(channel, text)} newTab={channel.kind === 'whatsapp'}>
      <ChannelIcon of={channel.kind} />
      {children}
    </ButtonLink>
  );
}

/** Attributes of a link to a message: WhatsApp's page opens beside this one, SMS and e-mail have programs of their own. */
export function besideThePage({ kind }: Channel): Partial<typeof NEW_TAB> {
  return kind === 'whatsapp' ? NEW_TAB : {};
}

export function ChannelIcon({ of }: { of: Channel['kind'] }) {
  if (of === 'whatsapp') return <WhatsAppIcon />;
  return <Icon of={of === 'sms' ? MessageSquareText : Mail} />;
}
