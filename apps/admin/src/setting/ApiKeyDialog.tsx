import { API_KEY_NAME_MAX_LENGTH, apiKeyNameProblem, SCOPES, type Scope } from '@cpd/domain/apiKey';
import { Checkbox } from '@cpd/ui/Checkbox';
import { Fieldset } from '@cpd/ui/Fieldset';
import { FormDialog } from '@cpd/ui/FormDialog';
import { say, sentence } from '@cpd/ui/language';
import { OneTimeSecret } from '@cpd/ui/OneTimeSecret';
import { RadioGroup } from '@cpd/ui/RadioGroup';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import { useState } from 'react';
import { NEVER_EXPIRES, SCOPE_LABELS } from './scopeLabels.ts';

export interface NewApiKey {
  readonly name: string;
  readonly scopes: Scope[];
  readonly lifetimeDays: number | null;
}

export interface ApiKeyDialogProps extends Pick<AddDialogProps, 'isAdding' | 'onAdd'> {
  /** The created key. Without one, the dialog asks what it is for. */
  added: { readonly name: string; readonly key: string } | undefined;
  onClose: () => void;
}

/** The dialogs that add an API key and show it once. */
export function ApiKeyDialog({ added, isAdding, onAdd, onClose }: ApiKeyDialogProps) {
  if (added === undefined) return <AddDialog isAdding={isAdding} onAdd={onAdd} onCancel={onClose} />;
  return (
    <OneTimeSecret
      title={say('Key of {name}', { name: added.name })}
      label={say('API key')}
      description={say("You won't see this key again. If it is lost, revoke it and add a new one.")}
      value={added.key}
      copyLabel={say('Copy key')}
      copiedText={say('API key copied')}
      onClose={onClose}
    >
      {say('Store it where the service keeps its secrets. Everyone who has it can do what you have chosen.')}
    </OneTimeSecret>
  );
}

const LIFETIMES = [
  { value: '30', label: sentence('After 30 days') },
  { value: '90', label: sentence('After 90 days') },
  { value: '365', label: sentence('After a year') },
  { value: 'never', label: NEVER_EXPIRES },
] as const;

interface AddDialogProps {
  isAdding: boolean;
  onAdd: (key: NewApiKey) => void;
  onCancel: () => void;
}

function AddDialog({ isAdding, onAdd, onCancel }: AddDialogProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ReadonlySet<Scope>>(new Set());
  const [lifetime, setLifetime] = useState('365');

  function handleScope(scope: Scope, isSelected: boolean) {
    setScopes(new Set(SCOPES.filter((each) => (each === scope ? isSelected : scopes.has(each)))));
  }
  function handleSubmit() {
    onAdd({ name, scopes: [...scopes], lifetimeDays: lifetime === 'never' ? null : Number(lifetime) });
  }

  return (
    <FormDialog
      title={say('Add API key')}
      submitLabel={say('Add')}
      isPending={isAdding}
      onSubmit={handleSubmit}
      onCancel={onCancel}
    >
      <TextField
        label={say('Name')}
        description={say(
          'The service that gets the key, such as “mobile”. A second key of a service has the same name.',
        )}
        autoComplete="off"
        isRequired
        check={apiKeyNameProblem}
        maxLength={API_KEY_NAME_MAX_LENGTH}
        value={name}
        onChange={setName}
      />
      <Fieldset
        legend={say('What the service may do')}
        problem={scopes.size === 0 ? say('Choose what the service may do.') : ''}
      >
        <Stack gap={8}>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              isSelected={scopes.has(scope)}
              onChange={(isSelected) => handleScope(scope, isSelected)}
            >
              {say(SCOPE_LABELS[scope].choice)}
            </Checkbox>
          ))}
        </Stack>
      </Fieldset>
      <RadioGroup
        label={say('Expires')}
        orientation="horizontal"
        options={LIFETIMES.map(({ value, label }) => ({ value, label: say(label) }))}
        value={lifetime}
        onChange={setLifetime}
      />
    </FormDialog>
  );
}
