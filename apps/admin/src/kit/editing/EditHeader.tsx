import { enabledLabel } from '@cpd/domain/readiness';
import { Badge } from '@cpd/ui/Badge';
import { Breadcrumbs } from '@cpd/ui/Breadcrumbs';
import { say } from '@cpd/ui/language';
import { PageHeader } from '@cpd/ui/PageHeader';
import { Inline } from '@cpd/ui/Stack';
import { useTabTitle } from '@cpd/ui/TabTitle';
import type { ReactNode } from 'react';
import * as styles from './EditForm.css.ts';

interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface EditHeaderProps {
  /** The item's name, once it is loaded. */
  title: string;
  /** The last breadcrumb. */
  current: string;
  list: Crumb;
  /** The item that this one belongs to. */
  parent?: Crumb | undefined;
  /** Whether the form below has two columns of fields. */
  isWide?: boolean;
  /** Undefined until the item is loaded. */
  isEnabled?: boolean;
  actions?: ReactNode;
  /** Links to the items next to this one. */
  pager?: ReactNode;
  /** Follows the item's state, next to the title. */
  children?: ReactNode;
}

/** The header of a page that edits an item, whose name is also the title of the browser tab. */
export function EditHeader(props: EditHeaderProps) {
  const { title, current, list, parent, isEnabled, actions, pager, children } = props;
  useTabTitle(isEnabled === undefined ? undefined : title, list.label);
  return (
    <div className={styles.frame}>
      <PageHeader
        title={title}
        back={
          <Inline gap={16}>
            <Breadcrumbs above={parent ? [list, parent] : [list]} current={current} />
            {pager}
          </Inline>
        }
        status={
          isEnabled !== undefined && (
            <Inline>
              <Badge tone={isEnabled ? 'positive' : 'neutral'}>{say(enabledLabel(isEnabled))}</Badge>
              {children}
            </Inline>
          )
        }
        actions={actions}
      />
    </div>
  );
}
