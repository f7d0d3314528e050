import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Badge } from '../packages/ui/src/Badge/index.ts';
import { Button } from '../packages/ui/src/Button/index.ts';
import { Card } from '../packages/ui/src/Card/index.ts';
import { Checkbox } from '../packages/ui/src/Checkbox/index.ts';
import { EmptyState } from '../packages/ui/src/EmptyState/index.ts';
import { Link } from '../packages/ui/src/Link/index.ts';
import { Notice } from '../packages/ui/src/Notice/index.ts';
import { Inline, Stack } from '../packages/ui/src/Stack/index.ts';
import { TextField } from '../packages/ui/src/TextField/index.ts';

/** Pairs of what to do and what to leave, made of the components themselves. */
const meta = { title: "Foundations/Do and don't" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Example {
  /** Why. */
  readonly because: string;
  readonly shows: ReactNode;
}

function Pair({ right, wrong }: { right: Example; wrong: Example }) {
  return (
    <div className="pair-of-examples">
      <Card title="Do" description={right.because}>
        {right.shows}
      </Card>
      <Card title="Don't" description={wrong.because}>
        {wrong.shows}
      </Card>
    </div>
  );
}

const ignore = () => undefined;

/** One thing on a page is the next step. */
export const OneMainAction: Story = {
  render: () => (
    <Pair
      right={{
        because: 'One primary button says where to go on.',
        shows: (
          <Inline>
            <Button variant="primary" onPress={ignore}>
              Save
            </Button>
            <Button onPress={ignore}>Cancel</Button>
          </Inline>
        ),
      }}
      wrong={{
        because: 'Two of them leave the choice to the reader.',
        shows: (
          <Inline>
            <Button variant="primary" onPress={ignore}>
              Save
            </Button>
            <Button variant="primary" onPress={ignore}>
              Cancel
            </Button>
          </Inline>
        ),
      }}
    />
  ),
};

/** A button says what it does. */
export const NamedActions: Story = {
  render: () => (
    <Pair
      right={{
        because: 'The verb and its thing are understood without the sentence above.',
        shows: (
          <Button variant="critical" onPress={ignore}>
            Delete course
          </Button>
        ),
      }}
      wrong={{ because: '"OK" has to be looked up in the question.', shows: <Button onPress={ignore}>OK</Button> }}
    />
  ),
};

/** Links go, buttons do. */
export const LinksGo: Story = {
  render: () => (
    <Pair
      right={{
        because: 'What leads to an address can be opened in a new tab.',
        shows: <Link href="#/terms">Terms and conditions</Link>,
      }}
      wrong={{
        because: 'A button cannot, and is announced as one.',
        shows: (
          <Button variant="quiet" onPress={ignore}>
            Terms and conditions
          </Button>
        ),
      }}
    />
  ),
};

/** What is wrong stands beside its cause. */
export const ErrorsAtTheirField: Story = {
  render: () => (
    <Pair
      right={{
        because: 'The field says what to enter instead.',
        shows: (
          <TextField
            label="Questions to show"
            value="0"
            onChange={ignore}
            errorMessage="Enter a number of at least 1."
          />
        ),
      }}
      wrong={{
        because: 'The reader has to find the field, and to guess what is right.',
        shows: (
          <Stack gap={12}>
            <Notice tone="critical">Invalid input.</Notice>
            <TextField label="Number of questions" value="0" onChange={ignore} />
          </Stack>
        ),
      }}
    />
  ),
};

/** Colour supports a word. */
export const WordsBeforeColours: Story = {
  render: () => (
    <Pair
      right={{ because: 'Who sees no green reads it.', shows: <Badge tone="positive">Enabled</Badge> }}
      wrong={{ because: 'The colour alone says which of the two it is.', shows: <Badge tone="positive">Status</Badge> }}
    />
  ),
};

/** A box to tick says what is true when it is ticked. */
export const PositiveLabels: Story = {
  render: () => (
    <Pair
      right={{
        because: 'Ticked means yes.',
        shows: (
          <Checkbox isSelected onChange={ignore}>
            Show the correct answers
          </Checkbox>
        ),
      }}
      wrong={{
        because: 'Ticked means no.',
        shows: (
          <Checkbox isSelected onChange={ignore}>
            Do not show the correct answers
          </Checkbox>
        ),
      }}
    />
  ),
};

/** What is empty leads on. */
export const EmptyLeadsOn: Story = {
  render: () => (
    <Pair
      right={{
        because: 'It says what belongs here and offers the first step.',
        shows: (
          <EmptyState
            title="No courses yet."
            description="A course has a title, a PDF and a quiz."
            action={<Button onPress={ignore}>New</Button>}
          />
        ),
      }}
      wrong={{ because: 'It might as well be a failure.', shows: <EmptyState title="No data" /> }}
    />
  ),
};
