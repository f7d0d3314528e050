import type { Requirement } from '@cpd/domain/readiness';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Notice } from '@cpd/ui/Notice';
import { ReadinessList } from '@cpd/ui/ReadinessList';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { aside, columns } from './editLayout.css.ts';

/** What stands beside a form. */
export interface EditLayoutProps {
  /** The form, in its card. */
  children: ReactNode;
  /** Everything that is needed to enable the item. */
  all: readonly Requirement[];
  /** What the form as it stands still lacks. */
  missing: readonly Requirement[];
  /** Whether the item is enabled. */
  isEnabled: boolean;
  /** Whether the values are those of an earlier visit that was cut short. */
  isRestored: boolean;
  /** Goes back to what is saved. */
  onDiscard: () => void;
}

/** Puts beside a form what is still missing to enable its item, and above it that unsaved changes were put back. */
export function EditLayout({ children, all, missing, isEnabled, isRestored, onDiscard }: EditLayoutProps) {
  return (
    <Stack>
      {isRestored && (
        <Notice
          actions={
            <Button size="small" onPress={onDiscard}>
              Discard them
            </Button>
          }
        >
          Your unsaved changes from an earlier visit were put back.
        </Notice>
      )}
      <div className={columns}>
        {children}
        <div className={aside}>
          <Card title="Ready to enable?" actions={isEnabled && <Badge tone="positive">Enabled</Badge>}>
            <ReadinessList all={all} missing={missing} />
          </Card>
        </div>
      </div>
    </Stack>
  );
}
