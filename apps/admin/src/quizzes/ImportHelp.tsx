import { Button } from '@cpd/ui/Button';
import { useCopyText } from '@cpd/ui/CopyText';
import { say } from '@cpd/ui/language';
import { Inline, Stack } from '@cpd/ui/Stack';
import { saveFile } from '@cpd/ui/saveFile';
import { Text } from '@cpd/ui/Text';
import { useRef } from 'react';
import * as styles from './ImportDialog.css.ts';
import { fileNames, questionFile } from './questionFiles.ts';

/** Two questions, so that it shows the line between them. */
const EXAMPLE = `Which is the longest bone?
A. Humerus
B. Femur
C. Tibia
D. Ulna
ANSWER: B

How many chambers does the heart have?
A. Two
B. Three
C. Four
D. Five
ANSWER: C
`;

/** An example to copy and a spreadsheet to fill in, while a text has nothing to import. */
export function ImportHelp() {
  const example = useRef<HTMLParagraphElement>(null);
  const copyText = useCopyText();
  return (
    <Stack gap={8}>
      <p ref={example} className={styles.example} lang="en" dir="ltr">
        {EXAMPLE}
      </p>
      <Inline>
        <Button size="small" onPress={() => void copyText(EXAMPLE, example.current, say('Example copied'))}>
          {say('Copy an example')}
        </Button>
        <Button size="small" onPress={() => saveFile(fileNames.csv, questionFile('csv'))}>
          {say('Download a spreadsheet')}
        </Button>
      </Inline>
      <Text tone="muted" size="small">
        {say('From Moodle: Aiken or GIFT.')}
      </Text>
    </Stack>
  );
}
