import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { Heading } from '@cpd/ui/Heading';
import { KeyCaps } from '@cpd/ui/KeyList';
import { Prose } from '@cpd/ui/Prose';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { useCommandKey } from '../../kit/keyboard/useCommandKey.ts';

export interface HelpDialogProps {
  onClose: () => void;
}

/** The built-in documentation for administrators. */
export function HelpDialog({ onClose }: HelpDialogProps) {
  return (
    <Dialog onDismiss={onClose}>
      <DialogHeader>Documentation</DialogHeader>
      <DialogBody>
        <Stack gap={24}>
          <Prose>
            <p>
              Courses, events and certificate groups begin as drafts. They count for users once they are enabled: by{' '}
              <b>Enable</b> in the list or beside the form, where <b>Ready to enable?</b> names what is missing and
              leads to it. What is enabled can still be changed, as long as it keeps what enabling needs. It cannot be
              disabled again, but it can be deleted.
            </p>
          </Prose>
          <Items />
          <Reviews />
          <EverydayWork />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button slot="close">Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={3} size="part">
        {title}
      </Heading>
      <Prose>{children}</Prose>
    </Stack>
  );
}

function Items() {
  return (
    <>
      <Part title="Courses and quizzes">
        <p>
          Enabling a course takes a title, an enabled certificate group, an image, a PDF and at least one question. The
          arrows under <b>Adjust Sequence</b> put the courses in order, while the list is neither searched, filtered nor
          sorted.
        </p>
        <p>
          A course’s questions stand under <b>Quiz</b>. Each has four choices, one of them correct. <b>Config</b> says
          how many questions a user is asked, and how many of them must be right. Both numbers fall with the number of
          questions when one is deleted.
        </p>
      </Part>
      <Part title="Events">
        <p>
          An event is a cover with posters below it, at least one of each before it is enabled. A link is optional, and
          appears as <b>Read more</b>. Order posters with their arrow buttons, by dragging, or with Alt and an arrow
          key. The new order is stored when you save.
        </p>
      </Part>
      <Part title="Certificate groups and the name line">
        <p>
          Courses of one group lead to one certificate. A group needs a name, the number of courses to pass, and a
          template: the image that the user’s name is written on.
        </p>
        <p>
          The name line is where that name stands. Drag it, hold the arrows below it, or type its position, counted in
          pixels from the top of the template. Try a short, a long and a foreign sample name: a name that is too long is
          set smaller. A preview as PNG or PDF shows the certificate as users get it. A group in use cannot be deleted.
        </p>
      </Part>
    </>
  );
}

function Reviews() {
  return (
    <Part title="Feed and review links">
      <p>
        <b>Feed</b> lists what users have posted, and under <b>Review</b> what waits for a decision. <b>Open Url</b>{' '}
        opens a post’s review page. Whoever has its address can approve or reject the post without signing in, so send
        it to the reviewer alone. It works for 14 days, and pressing again makes another one.
      </p>
    </Part>
  );
}

function EverydayWork() {
  const command = useCommandKey();
  return (
    <>
      <Part title="Overview">
        <p>
          <b>Dashboard Overview</b> in the top bar shows what waits for you: posts to review, and courses and events
          with what they still need.
        </p>
      </Part>
      <Part title="Keys">
        <ul>
          <li>
            <KeyCaps keys={[command, 'K']} /> finds screens, items and actions.
          </li>
          <li>
            <KeyCaps keys={['/']} /> goes to the search box, <KeyCaps keys={[command, 'S']} /> saves the form.
          </li>
          <li>
            <KeyCaps keys={['?']} /> lists all keys.
          </li>
        </ul>
      </Part>
      <Part title="History, sessions and administrators">
        <p>
          <b>History</b> beside a form tells who changed the item, and when. <b>Setting</b> has all changes under{' '}
          <b>Activity</b>, to be searched and downloaded; the places where your account is signed in, to sign it out
          there; and the administrators. A new one gets a link from you to choose a password, which works once and for
          three days.
        </p>
        <p>
          A changed password signs you out everywhere. What you have typed but not saved is kept in this browser when a
          session ends or the page is loaded again.
        </p>
      </Part>
    </>
  );
}
