import type { ReactNode } from 'react';
import { Card } from '../packages/ui/src/Card/index.ts';
import { NotificationsProvider } from '../packages/ui/src/Notifications/index.ts';

interface Example {
  readonly reason: string;
  readonly example: ReactNode;
}

/** The story parameter `pair`: a good and a bad use of a component. */
interface Pair {
  readonly right: Example;
  readonly wrong: Example;
}

/** Shows both side by side, live, without the decorators of the story. */
export function DoAndDont({ right, wrong }: Pair) {
  return (
    <NotificationsProvider>
      <div className="pair-of-examples">
        <div className="example-to-follow">
          <Card title="Do" description={right.reason}>
            {right.example}
          </Card>
        </div>
        <div className="example-to-avoid">
          <Card title="Don't" description={wrong.reason}>
            {wrong.example}
          </Card>
        </div>
      </div>
    </NotificationsProvider>
  );
}
