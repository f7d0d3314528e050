import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { say } from '../language/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Inline } from '../Stack/index.ts';
import { useTabTitle } from '../TabTitle/index.ts';
import * as styles from './EditScreen.css.ts';

interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface EditHeaderProps {
  /** The item's name, once it is loaded. */
  title: string;
  /** Whether the title is the item's name, which the browser tab then has too. @default false */
  isLoaded?: boolean;
  /** What is done on the page: the last breadcrumb below `parent`, which has the item's name. */
  current: string;
  list: Crumb;
  /** The item that this one belongs to. */
  parent?: Crumb | undefined;
  /** Whether the form below has two columns of fields. */
  isWide?: boolean;
  /** Undefined until the item is loaded, and for items that cannot be enabled. */
  isEnabled?: boolean | undefined;
  actions?: ReactNode;
  /** Links to the items next to this one. */
  pager?: ReactNode;
  /** Follows the item's state, next to the title. */
  children?: ReactNode;
}

/** The header of a page that edits an item, whose name is also the title of the browser tab. */
export function EditHeader(props: EditHeaderProps) {
  const { title, isLoaded = false, current, list, parent, isEnabled, actions, pager, children } = props;
  useTabTitle(isLoaded ? title : undefined, list.label);
  return (
    <div className={styles.frame}>
      <PageHeader
        title={title}
        back={
          <Inline gap={16}>
            <Breadcrumbs above={parent ? [list, parent] : [list]} current={parent ? current : title} />
            {pager}
          </Inline>
        }
        status={
          isEnabled !== undefined && (
            <Inline>
              <Badge tone={isEnabled ? 'positive' : 'neutral'}>{isEnabled ? say('Enabled') : say('Not enabled')}</Badge>
              {children}
            </Inline>
          )
        }
        actions={actions}
      />
    </div>
  );
}
