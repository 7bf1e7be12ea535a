/**
 * The blocks in the editor, one per feature of the contract. Plain JavaScript on WordPress' own packages: there is no
 * build step. The features, their attributes and the texts come from PHP, in `window.nmtWidgets`.
 */
{
  const { wp } = window;
  const { blocks, category, texts } = window.nmtWidgets;
  const { createElement, Fragment, useEffect, useState } = wp.element;
  const { InnerBlocks, InspectorControls, useBlockProps } = wp.blockEditor;
  const { Button, Notice, PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } =
    wp.components;

  /** The pause in typing after which the attributes are checked, in ms. */
  const PAUSE = 400;

  const blockByName = new Map(blocks.map((block) => [block.name, block]));

  /** Returns the control of one attribute; an empty value removes the attribute. */
  const Field = ({ field, value, onChange }) => {
    const { label, kind, values, min, max, help, expected } = field;
    const common = { label, help: `${help} (${expected})` };
    const set = (text) => onChange(text === '' ? undefined : text);
    if (kind === 'flag')
      return createElement(ToggleControl, { ...common, checked: value === true, onChange });
    if (kind === 'word') {
      const words = values.map((word) => ({ value: word, label: word }));
      const options = [{ value: '', label: texts.notSet }, ...words];
      return createElement(SelectControl, { ...common, options, value: value ?? '', onChange: set });
    }
    if (kind === 'integer' || kind === 'decimal') {
      return createElement(TextControl, {
        ...common,
        type: 'number',
        min: min ?? undefined,
        max: max ?? undefined,
        step: kind === 'integer' ? 1 : 'any',
        value: value ?? '',
        onChange: (text) => set(text === '' ? '' : Number(text)),
      });
    }
    const Control = kind === 'json' ? TextareaControl : TextControl;
    return createElement(Control, { ...common, value: value ?? '', onChange: set });
  };

  /** Shows the server's errors in a block's attributes, because only the server knows the rules. */
  const useErrors = (feature, attributes) => {
    const [errors, setErrors] = useState([]);
    const given = JSON.stringify(attributes);
    useEffect(() => {
      let isCurrent = true;
      const timer = setTimeout(() => {
        wp.apiFetch({
          path: '/nmt-widgets/v1/check',
          method: 'POST',
          data: { feature, attributes: JSON.parse(given) },
        }).then(
          (answer) => isCurrent && setErrors(answer.errors),
          // The check may fail, for example offline; the page itself shows the same message.
          () => isCurrent && setErrors([]),
        );
      }, PAUSE);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [feature, given]);
    return errors;
  };

  /** The rules for the content of the block, and for the rest of the page. */
  const Content = ({ parts, needs }) => {
    if (parts.length + needs.length === 0) return null;
    const terms = parts.map(([selector, text]) =>
      createElement('p', { key: selector + text }, createElement('code', null, selector), ` ${text}`),
    );
    const others = needs.length > 0 && createElement('p', null, `${texts.needs} ${needs.join(', ')}`);
    return createElement(PanelBody, { title: texts.parts, initialOpen: false }, terms, others);
  };

  /** Inserts the example of the contract into the block, as HTML that the editor adapts. */
  const insertExample = (clientId, content) => {
    const example = wp.blocks.createBlock('core/html', { content });
    wp.data.dispatch('core/block-editor').replaceInnerBlocks(clientId, [example], false);
  };

  const Edit = ({ name, attributes, setAttributes, clientId }) => {
    const { feature, title, description, fields, content, parts, needs } = blockByName.get(name);
    const errors = useErrors(feature, attributes);
    const controls = fields.map((field) =>
      createElement(Field, {
        key: field.key,
        field,
        value: attributes[field.key],
        onChange: (value) => setAttributes({ [field.key]: value }),
      }),
    );
    return createElement(
      Fragment,
      null,
      createElement(
        InspectorControls,
        null,
        createElement(
          PanelBody,
          { title: texts.attributes },
          controls.length > 0 ? controls : createElement('p', null, texts.none),
        ),
        createElement(Content, { parts, needs }),
      ),
      createElement(
        'div',
        useBlockProps({ className: 'nmt-widgets-block' }),
        createElement('p', null, createElement('strong', null, title), ` – ${description}`),
        errors.map((error) =>
          createElement(Notice, { key: error, status: 'error', isDismissible: false }, error),
        ),
        createElement('p', null, texts.content),
        createElement(InnerBlocks, { templateLock: false }),
        content !== '' &&
          createElement(
            Button,
            { variant: 'secondary', onClick: () => insertExample(clientId, content) },
            texts.example,
          ),
      ),
    );
  };

  for (const { name, title, description, attributes } of blocks) {
    wp.blocks.registerBlockType(name, {
      apiVersion: 2,
      title,
      description,
      category,
      icon: 'screenoptions',
      attributes,
      supports: { align: ['wide', 'full'], className: false, html: false },
      edit: Edit,
      save: () => createElement(InnerBlocks.Content),
    });
  }
}
