import { fitFontSize, NAME_FONT_SIZE_RATIO, nameFont, nameMaxWidth, type TemplateSize } from '@cpd/domain/namePlacing';
import { useMemo } from 'react';
import type { NameFonts } from './useNameFonts.ts';

export interface NameBox {
  /** Relative to the template's width, with a margin. */
  readonly width: number;
  readonly aspectRatio: number;
  /** Whether the font size is reduced to fit. */
  readonly isShrunk: boolean;
}

/** Measures the name as it is drawn; undefined while its fonts load, and for a name that cannot be drawn. */
export function useNameBox(template: TemplateSize, name: string, fonts: NameFonts): NameBox | undefined {
  const faces = fonts.status === 'ready' ? fonts.faces : undefined;
  return useMemo(() => {
    const context = faces && document.createElement('canvas').getContext('2d');
    if (!context) return undefined;
    const measure = (fontSize: number) => {
      context.font = nameFont(fontSize, faces);
      return context.measureText(name).width;
    };
    const fontSize = fitFontSize(measure, template.width);
    const width = measure(fontSize) + fontSize;
    return {
      width: width / template.width,
      aspectRatio: width / (1.75 * fontSize),
      isShrunk: measure(template.width * NAME_FONT_SIZE_RATIO) > nameMaxWidth(template.width),
    };
  }, [template, name, faces]);
}
