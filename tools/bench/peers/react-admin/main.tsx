import {
  Admin,
  BooleanField,
  Datagrid,
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
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { authProvider, dataProvider } from './providers.ts';

/** Four of the product's screens, written as react-admin's documentation writes them. */
function CourseList() {
  return (
    <List perPage={10} exporter={false}>
      <Datagrid bulkActionButtons={false}>
        <NumberField source="sequence" sortable={false} />
        <TextField source="id" label="ID" sortable={false} />
        <TextField source="title" sortable={false} emptyText="(Draft)" />
        <BooleanField source="isEnable" label="Enable" sortable={false} />
        <EditButton label="Setting" />
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
      <Datagrid bulkActionButtons={false}>
        <TextField source="id" label="ID" sortable={false} />
        <ImageField source="picture" label="Preview Image" sortable={false} />
        <BooleanField source="isEnable" label="Enable" sortable={false} />
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
