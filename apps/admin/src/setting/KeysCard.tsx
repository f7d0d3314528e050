import { Card } from '@cpd/ui/Card';
import { KeyList, type KeyListEntry } from '@cpd/ui/KeyList';

export interface KeysCardProps {
  keys: readonly KeyListEntry[];
}

/** Lists the keys that work on every screen, as their dialog does. */
export function KeysCard({ keys }: KeysCardProps) {
  return (
    <Card title="Keyboard" description="Keys that work on every screen; ? lists them anywhere." heading="beside">
      <KeyList entries={keys} />
    </Card>
  );
}
