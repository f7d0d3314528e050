import { DELETION_CONSENTS, type DeletionConsent, type DeletionConsents, hasAllConsents } from '@cpd/domain/deletion';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Checkbox } from '@cpd/ui/Checkbox';
import { Fieldset } from '@cpd/ui/Fieldset';
import { type Sentence, say, sentence } from '@cpd/ui/language';
import { Stack } from '@cpd/ui/Stack';
import type { DeletionFlow } from './DeletionFlow.ts';

export interface SignedInViewProps {
  /** The account's e-mail address; empty when the provider does not share it. */
  email: string;
  consents: DeletionConsents;
  isDeleting: boolean;
  flow: DeletionFlow;
  onConsentChange: (consent: DeletionConsent, isGiven: boolean) => void;
}

const labels: Readonly<Record<Exclude<DeletionConsent, 'account'>, Sentence>> = {
  personalInfo: sentence('Delete personal info'),
  content: sentence('Delete content'),
  certificate: sentence('Delete certificate'),
};

/** Asks for the four consents that enable DELETE. */
export function SignedInView({ email, consents, isDeleting, flow, onConsentChange }: SignedInViewProps) {
  return (
    <Card
      title={say('You are signed in')}
      description={email || say('your account')}
      actions={
        <Button variant="link" size="small" onPress={() => void flow.signOut()} isDisabled={isDeleting}>
          {say('Sign out')}
        </Button>
      }
    >
      <Stack gap={20}>
        <Fieldset legend={say('Tick all four to confirm:')}>
          {DELETION_CONSENTS.map((consent) => (
            <Checkbox
              key={consent}
              isSelected={consents[consent]}
              isDisabled={isDeleting}
              onChange={(isGiven) => onConsentChange(consent, isGiven)}
            >
              {consent === 'account' ? accountLabel(email) : say(labels[consent])}
            </Checkbox>
          ))}
        </Fieldset>
        <Button
          variant="critical"
          size="large"
          isWide
          isDisabled={!hasAllConsents(consents)}
          isPending={isDeleting}
          onPress={() => void flow.deleteAccount()}
        >
          {say('DELETE')}
        </Button>
      </Stack>
    </Card>
  );
}

function accountLabel(email: string): string {
  if (email === '') return say('Delete account with every provider tied to your account');
  return say('Delete account with every provider tied to {email}', { email });
}
