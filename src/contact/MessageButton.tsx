import { Mail, MessageSquareText } from 'lucide';
import type { ComponentProps } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { ButtonLink, messageAttributes } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Channel } from './links.ts';
import { WhatsAppIcon } from './WhatsAppIcon.tsx';

interface MessageButtonProps extends Pick<ComponentProps<typeof ButtonLink>, 'aria-label' | 'children'> {
  pharmacy: Pick<Pharmacy, 'channel' | 'chatWeek'>;
  /** The text that the message begins with. */
  text: string;
}

/** A button that begins a message to the pharmacy, and says when that is answered, where it has hours of its own. */
export function MessageButton({ pharmacy: { channel, chatWeek }, text, children, ...link }: MessageButtonProps) {
  return (
    <ButtonLink {...link} {...messageAttributes(channel, text)}>
      <ChannelIcon kind={channel.kind} />
      {chatWeek ? (
        <span>
          {children} <small data-chat-hours="">{chatWeek}</small>
        </span>
      ) : (
        children
      )}
    </ButtonLink>
  );
}

export function ChannelIcon({ kind }: { kind: Channel['kind'] }) {
  if (kind === 'whatsapp') return <WhatsAppIcon />;
  return <Icon of={kind === 'sms' ? MessageSquareText : Mail} />;
}
