import { useState } from 'react';
import {
  Admin,
  Button,
  Confirm,
  Datagrid,
  DeleteWithConfirmButton,
  Edit,
  EditButton,
  ImageField,
  List,
  NumberField,
  ReferenceInput,
  Resource,
  required,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { call } from '../call.ts';
import { authProvider, dataProvider } from './providers.ts';

/** Enables the row's item after a confirmation. */
function EnableButton(_: { label: string }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  if (!record) return null;

  async function handleConfirm() {
    setIsAsking(false);
    await call(`${resource}/enable/${record?.id}`, { method: 'PATCH' });
    refresh();
  }
  return (
    <>
      <Button label="Enable" disabled={record.isEnable} onClick={() => setIsAsking(true)} />
      <Confirm
        isOpen={isAsking}
        title="Please confirm"
        content={`Are you sure to enable item: ${record.id}`}
        onConfirm={handleConfirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** Moves the row's course up or down. */
function MoveButtons(_: { label: string }) {
  const course = useRecordContext();
  const refresh = useRefresh();

  async function move(action: 1 | -1) {
    await call('course/sequence', { method: 'PATCH', body: JSON.stringify({ course: course?.id, action }) });
    refresh();
  }
  return (
    <>
      <Button label="Move up" disabled={course?.isFirst} onClick={() => move(1)} />
      <Button label="Move down" disabled={course?.isLast} onClick={() => move(-1)} />
    </>
  );
}

/** Four of the product's screens in the style of react-admin's documentation. */
function CourseList() {
  return (
    <List perPage={10} exporter={false}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <NumberField source="sequence" sortable={false} />
        <MoveButtons label="Adjust Sequence" />
        <TextField source="id" label="ID" sortable={false} />
        <TextField source="title" sortable={false} emptyText="(Draft)" />
        <EnableButton label="Enable" />
        <EditButton label="Setting" />
        <DeleteWithConfirmButton mutationMode="pessimistic" />
      </Datagrid>
    </List>
  );
}

function CourseEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm>
        <TextInput source="title" validate={required()} />
        <ReferenceInput source="certificateGroup._id" reference="certificate-group" perPage={100}>
          <SelectInput label="Certificate Group" optionText="name" />
        </ReferenceInput>
      </SimpleForm>
    </Edit>
  );
}

function EventList() {
  return (
    <List perPage={10} exporter={false}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="id" label="ID" sortable={false} />
        <ImageField source="picture" label="Preview Image" sortable={false} />
        <EnableButton label="Enable" />
        <EditButton label="Setting" />
        <DeleteWithConfirmButton mutationMode="pessimistic" />
      </Datagrid>
    </List>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
        <Resource name="course" list={CourseList} edit={CourseEdit} options={{ label: 'Course' }} />
        <Resource name="event" list={EventList} options={{ label: 'Event' }} />
      </Admin>
    </BrowserRouter>,
  );
}
