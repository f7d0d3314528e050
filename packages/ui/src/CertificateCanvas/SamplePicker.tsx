import { certificateName } from '@cpd/domain/certificate';
import { isBlankText } from '@cpd/domain/text';
import { useState } from 'react';
import { InlineSelect } from '../InlineSelect/index.ts';
import { say, sentence } from '../language/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { TextField } from '../TextField/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { commonNames, furtherNames, type SampleName, sampleNames } from './sampleNames.ts';

const CUSTOM = 'custom';
const segments = [...commonNames, { label: sentence('Custom'), value: CUSTOM }];
const examples = [{ label: sentence('None'), value: '' }, ...furtherNames];

function shown(names: readonly SampleName[]) {
  return names.map(({ label, value }) => ({ label: say(label), value }));
}

/** The sample name: one of a few, or a custom one. */
export function useSampleName() {
  const [sample, setSample] = useState<string>(sampleNames[0].value);
  const [text, setText] = useState('');
  const custom = isBlankText(text) ? sampleNames[0].value : certificateName(text);
  return { name: sample === CUSTOM ? custom : sample, sample, setSample, text, setText };
}

export interface SamplePickerProps {
  sampleName: ReturnType<typeof useSampleName>;
  /** Why the custom name cannot be drawn. */
  problem: string | undefined;
}

/** Chooses the sample name. */
export function SamplePicker({ sampleName, problem }: SamplePickerProps) {
  const { sample, setSample, text, setText } = sampleName;
  return (
    <div className={styles.bar}>
      <span className={styles.barLabel} aria-hidden="true">
        {say('Sample')}
      </span>
      <div className={styles.segments}>
        <SegmentedControl label={say('Sample name')} segments={shown(segments)} value={sample} onChange={setSample} />
      </div>
      {sample === CUSTOM && (
        <div className={styles.custom}>
          <TextField
            label={say('Sample text')}
            maxLength={200}
            value={text}
            onChange={setText}
            errorMessage={problem && say('{problem} A certificate with this name cannot be drawn.', { problem })}
          />
          <InlineSelect
            label={say('Example')}
            options={shown(examples)}
            value={furtherNames.find(({ value }) => value === text)?.value ?? ''}
            onChange={setText}
          />
        </div>
      )}
    </div>
  );
}
