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
              Courses, events and certificate groups begin as drafts. They count for users once they are enabled: with{' '}
              <b>Enable</b> in the list or next to the form. <b>Ready to enable?</b> lists what is missing and links to
              it. An enabled item can still be edited, but its required fields must stay filled in. It cannot be
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
          To be enabled, a course needs a title, an enabled certificate group, an image, a PDF and at least one
          question. The arrows under <b>Adjust Sequence</b> reorder the courses. They are unavailable while the list is
          filtered or sorted.
        </p>
        <p>
          A course’s questions are under <b>Quiz</b>. Each has four choices, one of them correct. <b>Config</b> sets how
          many questions a user gets, and how many correct answers pass. Both numbers are lowered when a deletion leaves
          fewer questions.
        </p>
      </Part>
      <Part title="Events">
        <p>
          An event has a cover and posters. To be enabled, it needs a cover and at least one poster. A link is optional,
          and appears as <b>Read more</b>. Order posters with their arrow buttons, by dragging, or with Alt and an arrow
          key. The new order is stored when you save.
        </p>
      </Part>
      <Part title="Certificate groups and the name line">
        <p>
          Courses of one group lead to one certificate. A group needs a name, the number of courses to pass, and a
          template: the image that the user’s name is written on.
        </p>
        <p>
          The name line is the position of that name. Drag it, hold the arrows below it, or type its position in pixels
          from the top of the template. Try sample names: short, long, in another script. A name that is too long gets a
          smaller font. A preview as PNG or PDF shows the certificate as users get it. A group in use cannot be deleted.
        </p>
      </Part>
    </>
  );
}

function Reviews() {
  return (
    <Part title="Feed and review links">
      <p>
        <b>Feed</b> lists the posts of users; <b>Review</b> has those that wait for a decision. <b>Open Url</b> opens a
        post’s review page. Anyone with its URL can approve or reject the post without signing in, so send it only to
        the reviewer. It works for 14 days. Press again to create another one.
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
      <Part title="Keyboard shortcuts">
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
          <b>History</b> next to a form shows who changed the item, and when. <b>Setting</b> has all changes under{' '}
          <b>Activity</b>, where you can search and download them; the devices on which you are signed in, where you can
          sign out other sessions; and the administrators. A new administrator chooses a password with a link from you,
          which works once, within three days.
        </p>
        <p>
          Changing the password signs you out everywhere. Unsaved changes stay in this browser when a session ends or
          the page is reloaded.
        </p>
      </Part>
    </>
  );
}
