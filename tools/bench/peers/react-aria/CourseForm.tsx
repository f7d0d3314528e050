import type { FormEvent } from 'react';
import {
  Button,
  FieldError,
  Form,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  TextField,
} from 'react-aria-components';
import { useNavigate, useParams } from 'react-router';
import useSWR from 'swr';
import { call } from '../call.ts';

interface Course {
  title?: string | null;
  certificateGroup?: { _id: string } | null;
}

interface Group {
  _id: string;
  name: string;
}

/** A course's title and certificate group. */
export function CourseForm() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { data: course } = useSWR<Course>(`course/${id}`);
  const { data: groups } = useSWR<{ docs: Group[] }>('certificate-group?autoComplete=true');

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    await call('course', { method: 'PATCH', body: JSON.stringify({ id, ...fields }) });
    navigate('/course');
  }
  if (!course || !groups) return <h1>Edit course</h1>;
  return (
    <Form onSubmit={handleSubmit}>
      <h1>Edit course</h1>
      <TextField name="title" defaultValue={course.title ?? ''} isRequired>
        <Label>Title</Label>
        <Input />
        <FieldError />
      </TextField>
      <Select name="certificateGroup" defaultValue={course.certificateGroup?._id ?? null}>
        <Label>Certificate Group</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox items={groups.docs}>{({ _id, name }) => <ListBoxItem id={_id}>{name}</ListBoxItem>}</ListBox>
        </Popover>
      </Select>
      <Button type="submit">Save</Button>
    </Form>
  );
}
